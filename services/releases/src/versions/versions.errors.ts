import { defineError } from "@reclaim/platform/errors";

export const unknownVersion = defineError(
  404,
  "unknown_version",
  "This version was never published. The release desk, /releases, shows what was.",
);
