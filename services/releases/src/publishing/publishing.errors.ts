import { type AppError, defineError } from "@reclaim/platform/errors";

export const versionExists = defineError(
  409,
  "version_exists",
  "This version was published before. A version never changes: build another one.",
);
export const badArchive = (fault: string): AppError =>
  defineError(422, "bad_archive", `This archive is no release. ${fault}`)();
export const tooLarge = (fault: string): AppError =>
  defineError(413, "too_large", `This archive is too large. ${fault}`)();
