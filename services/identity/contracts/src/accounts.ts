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

/** Body of a call that reads none: absent, or an empty object. */
const noInput = z.optional(z.object({}));

/** Any password that an account may have had; only a new one must keep today's rules. */
const currentPassword = z.string().check(z.minLength(1), z.maxLength(128));

/** Body of POST /api/auth/sign-up/email. */
export const signUp = z.object({ email, password, username: z.optional(username) });

/**
 * The reachable calls of the sign-in library, each with the contract of its body; all others are
 * 404. A password reset's `token` is the one of the mailed link. Errors: 400 `invalid_input`; 401
 * for a wrong password.
 */
export const AUTH_CALLS = {
  "/api/auth/sign-in/anonymous": noInput,
  "/api/auth/sign-in/email": z.object({ email, password: currentPassword }),
  "/api/auth/sign-in/username": z.object({ username, password: currentPassword }),
  "/api/auth/sign-up/email": signUp,
  "/api/auth/sign-out": noInput,
  "/api/auth/request-password-reset": z.object({ email }),
  "/api/auth/reset-password": z.object({
    newPassword: password,
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  }),
} as const;
export type AuthCall = keyof typeof AUTH_CALLS;

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

/** Whether posts and comments stay in the Men's Circle without their author, or go with the account. */
export const postsChoice = z._default(z.enum(["keep", "remove"]), "keep");
export type PostsChoice = z.infer<typeof postsChoice>;

/** Body of DELETE /api/me: a member's password, or a guest's word. Errors: 403 `wrong_password`. */
export const accountDeletion = z.union([
  z.object({ password: z.string(), posts: postsChoice }),
  z.object({ word: z.literal(DELETION_WORD), posts: postsChoice }),
]);
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** Body of the internal call that tells services of a deletion, once or more often. */
export const deletionNotice = z.object({ posts: postsChoice });
export type DeletionNotice = z.infer<typeof deletionNotice>;

/** Body of the internal call for addresses, from a service that writes mails; guests have none. */
export const addressesAsked = z.object({ ids: z.array(z.string()).check(z.maxLength(1000)) });

/** Answer of the internal call for addresses: by account id, without guests. */
export const addresses = z.record(z.string(), z.string());

/** Answer of GET /internal/session: the account of a session, or null. A guest has no e-mail. */
export const accountSession = z.nullable(z.object({
  sub: z.string(),
  role,
  guest: z.boolean(),
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
}));
export type AccountSession = z.infer<typeof accountSession>;
