import { defineError } from "@reclaim/platform/errors";

export const emailTaken = defineError(409, "email_taken", "There is an account with this e-mail.");
export const usernameTaken = defineError(409, "username_taken", "This user name is taken.");
export const wrongPassword = defineError(403, "wrong_password", "This is not your password.");
export const guestAccount = defineError(
  409,
  "guest_account",
  "This account has no e-mail and password yet.",
);
export const alreadyHasCredentials = defineError(
  409,
  "already_has_credentials",
  "This account has an e-mail and a password already.",
);
