import * as z from "zod/mini";

/** D5. A new account is a member. */
export const ROLES = ["member", "moderator", "admin"] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

export const email = z.email().check(z.maxLength(254));
/** 3 to 30 letters, digits, dots and underscores; unique regardless of case. */
export const username = z.string().check(z.regex(/^[A-Za-z0-9_.]{3,30}$/));
export const PASSWORD_MINIMUM = 8;
export const password = z.string().check(z.minLength(PASSWORD_MINIMUM), z.maxLength(128));

/** Body of POST /api/account: a guest keeps his id and gains a way to sign in (D2). */
export const newCredentials = z.object({ email, password, username: z.optional(username) });
export type NewCredentials = z.infer<typeof newCredentials>;

/** Body of PUT /api/account/email. Errors: 403 `wrong_password`, 409 `email_taken`. */
export const emailChange = z.object({ email, password: z.string() });
export type EmailChange = z.infer<typeof emailChange>;

/** Body of PUT /api/account/password: all other sessions end. Errors: 403 `wrong_password`. */
export const passwordChange = z.object({ password: z.string(), newPassword: password });
export type PasswordChange = z.infer<typeof passwordChange>;

/**
 * One place where a member is signed in. `device` is the browser and the system as they name
 * themselves, such as "Firefox on Windows"; `lastUsedOn` (an ISO instant) is exact to a day.
 */
export const memberSession = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastUsedOn: z.string(),
  current: z.boolean(),
});
export type MemberSession = z.infer<typeof memberSession>;

/** Answer of GET /api/account/sessions: the current one first, then the last used. */
export const memberSessions = z.array(memberSession);

/** What a guest types to delete his account: he has no password. */
export const DELETION_WORD = "delete";
/** Days from the deletion of an account until nothing of it is left (D8). */
export const DAYS_UNTIL_PURGE = 30;

/** Body of DELETE /api/me: a member's password, or a guest's word. Errors: 403 `wrong_password`. */
export const accountDeletion = z.union([
  z.object({ password: z.string() }),
  z.object({ word: z.literal(DELETION_WORD) }),
]);
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** Body of the internal call for addresses, from a service that writes mails; guests have none. */
export const addressesAsked = z.object({ ids: z.array(z.string()).check(z.maxLength(1000)) });
