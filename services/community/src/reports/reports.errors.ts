import { defineError } from "@reclaim/platform/errors";

export const alreadyReported = defineError(
  409,
  "already_reported",
  "You have reported this already. It will be reviewed.",
);
