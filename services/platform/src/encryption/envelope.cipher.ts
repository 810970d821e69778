const ALGORITHM = "AES-GCM";
/** The length that NIST SP 800-38D recommends; a random one is safe for 2^32 texts of a key. */
const IV_BYTES = 12;
/** Begins every envelope, so that a later format can be told from this one. */
const VERSION = "1.";

/** An AES-256 key of 32 bytes, that cannot be read back. */
export const importEncryptionKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]);

const encoder = new TextEncoder();

/** Binds a ciphertext to its place: it opens nowhere else. */
const toAdditionalData = (place: readonly string[]) =>
  encoder.encode(JSON.stringify([VERSION, ...place]));

/**
 * Encrypts by AES-256-GCM, with `place` (such as table, column, member and row) as additional data.
 * Gives `1.` and base64 of the initialization vector, the ciphertext and its tag.
 */
export async function encryptEnvelope(
  key: CryptoKey,
  data: Uint8Array<ArrayBuffer>,
  place: readonly string[],
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv, additionalData: toAdditionalData(place) },
    key,
    data,
  );
  const envelope = new Uint8Array(IV_BYTES + encrypted.byteLength);
  envelope.set(iv);
  envelope.set(new Uint8Array(encrypted), IV_BYTES);
  return VERSION + envelope.toBase64();
}

/** Throws when the key is another one, the place is another one, or a bit was changed. */
export async function decryptEnvelope(
  key: CryptoKey,
  envelope: string,
  place: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (!envelope.startsWith(VERSION)) throw new Error("unknown version of an envelope");
  const bytes = Uint8Array.fromBase64(envelope.slice(VERSION.length));
  const data = await crypto.subtle.decrypt(
    {
      name: ALGORITHM,
      iv: bytes.subarray(0, IV_BYTES),
      additionalData: toAdditionalData(place),
    },
    key,
    bytes.subarray(IV_BYTES),
  );
  return new Uint8Array(data);
}
