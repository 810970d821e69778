/**
 * Keyed hash of the input that came with an idempotency key (`clientId`). It tells an exact repeat
 * from other input, and nobody without the key can guess at the text from it.
 */
export async function idempotencyHash(
  secretKey: string,
  purpose: string,
  value: unknown,
): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(`${secretKey}:${purpose}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const hash = await crypto.subtle.sign("HMAC", key, encoder.encode(JSON.stringify(value)));
  return new Uint8Array(hash).toHex();
}
