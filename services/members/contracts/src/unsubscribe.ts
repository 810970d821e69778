import * as z from "zod/mini";

/** Names a member's weekly mail to nobody but us: 32 random bytes, base64url. */
export const unsubscribeToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** Body of POST /api/unsubscribe. Mail programs send the token in the address instead (RFC 8058). */
export const unsubscribe = z.object({ token: unsubscribeToken });
