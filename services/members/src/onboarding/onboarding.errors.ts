import { defineError } from "@reclaim/platform/errors";

export const emailTaken = defineError(
  409,
  "email_taken",
  "There is an account with this e-mail already. Sign in instead.",
);
export const usernameTaken = defineError(409, "username_taken", "This user name is taken.");
export const accountRefused = defineError(
  422,
  "account_refused",
  "The account could not be made with these details.",
);
