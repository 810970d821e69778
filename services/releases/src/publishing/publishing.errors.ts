import { type AppError, defineError } from "@reclaim/platform/errors";

export const versionExists = defineError(
  409,
  "version_exists",
  "This version was published before. A version never changes: build another one.",
);
export const unknownVersion = defineError(
  404,
  "unknown_version",
  "This version was never published. The release desk, /releases, shows what was.",
);
export const releaseRefused = defineError(
  422,
  "release_refused",
  "This release does not fit what is live.",
);
export const badArchive = (fault: string): AppError =>
  defineError(422, "bad_archive", `This archive is no release. ${fault}`)();
export const tooLarge = (fault: string): AppError =>
  defineError(413, "too_large", `This archive is too large. ${fault}`)();
