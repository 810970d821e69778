import { defineError } from "@reclaim/platform/errors";

export const unknownTask = defineError(
  400,
  "unknown_task",
  "This is no task of this module.",
);
export const moduleLocked = defineError(
  409,
  "module_locked",
  "This module opens when the ones before it are completed.",
);
