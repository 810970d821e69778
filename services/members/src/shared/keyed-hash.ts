/** Tells the same from other without keeping it: nobody without the secret can guess at the text. */
export async function keyedHash(secret: string, purpose: string, value: unknown): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(`${secret}:${purpose}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const hash = await crypto.subtle.sign("HMAC", key, encoder.encode(JSON.stringify(value)));
  return new Uint8Array(hash).toHex();
}
