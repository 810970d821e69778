import * as z from "zod/mini";

const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), { error: "Not a key" }));

const endpoint = z.url().check(z.maxLength(2000));

/**
 * Body of POST /api/push-subscriptions: a browser's `PushSubscription`. `p256dh` is 65 bytes and
 * `auth` 16, base64url (RFC 8291).
 */
export const newPushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type NewPushSubscription = z.infer<typeof newPushSubscription>;

/** Body of DELETE /api/push-subscriptions. */
export const endedPushSubscription = z.object({ endpoint });

/** Answer of GET /api/push-subscriptions/key: the public key (P-256, base64url) for `subscribe`. */
export const pushKey = z.object({ publicKey: z.string() });
