import { AppError, defineError } from "@reclaim/platform/errors";

export const pseudonymNotFound = defineError(
  404,
  "pseudonym_not_found",
  "You have no pseudonym yet.",
);
export const pseudonymTaken = defineError(
  409,
  "pseudonym_taken",
  "This pseudonym is taken. Please try a different name.",
);
export const pseudonymLocked = defineError(
  409,
  "pseudonym_locked",
  "Your pseudonym cannot be changed any more.",
);
export const pseudonymRequired = defineError(
  403,
  "pseudonym_required",
  "Create your pseudonym first.",
);

/** Reading goes on; `endsAt` is when writing does again. */
export const pseudonymSuspended = (endsAt: Date): AppError =>
  new AppError(403, "pseudonym_suspended", "You cannot write in the circle for now.", {
    endsAt: endsAt.toISOString(),
  });
