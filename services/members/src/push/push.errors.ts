import { defineError } from "@reclaim/platform/errors";

export const unknownPushService = defineError(
  422,
  "unknown_push_service",
  "Your browser's push service is not known here, so reminders come only while Reclaim is open.",
);
