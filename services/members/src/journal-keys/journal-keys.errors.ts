import { AppError, defineError } from "@reclaim/platform/errors";

export const journalLocked = defineError(
  503,
  "journal_locked",
  "Your texts cannot be opened at the moment. They are kept, and nothing was changed.",
);

export const isJournalLocked = (error: unknown): boolean =>
  error instanceof AppError && error.code === "journal_locked";
