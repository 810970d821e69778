import { defineError } from "@reclaim/platform/errors";

export const moduleLocked = defineError(
  409,
  "module_locked",
  "This module opens when the ones before it are completed.",
);
