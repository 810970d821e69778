import { defineError } from "@reclaim/platform/errors";

export const linkExpired = defineError(
  410,
  "link_expired",
  "This link has served already or is too old. Join once more to get another one.",
);
