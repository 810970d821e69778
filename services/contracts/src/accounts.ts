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
