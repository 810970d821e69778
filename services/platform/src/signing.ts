import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { Buffer } from "node:buffer";
import type { SignedText } from "@reclaim/contracts/composition";

/** An Ed25519 private key in PKCS #8 is this and the 32 bytes of its seed (RFC 8410). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

const privateKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });

/**
 * The key that compositions are signed with: `given` (PKCS #8, base64), or one that the secret of
 * the product yields, so that nothing needs to be set up where all parts know it.
 */
function signingKey(secret: string, given?: string): KeyObject {
  if (given) {
    return createPrivateKey({ key: Buffer.from(given, "base64"), format: "der", type: "pkcs8" });
  }
  return privateKeyOf(
    new Uint8Array(hkdfSync("sha256", secret, "", "reclaim releases signing", 32)),
  );
}

/** What a text was signed as: it is believed as nothing else, whatever stands in it. */
export type Signed = "release" | "composition" | "state";

/** A team writes its release.json, and could write there what reads as a composition. */
const bytesOf = (kind: Signed, text: string): Buffer => Buffer.from(`reclaim ${kind}\n${text}`);

/** Signs texts of one kind for the releases service. */
export function textSigner(
  kind: Signed,
  secret: string,
  given?: string,
): (text: string) => SignedText {
  const key = signingKey(secret, given);
  return (text) => ({
    text,
    signature: sign(null, bytesOf(kind, text), key).toString("base64"),
  });
}

/**
 * Whether the releases service signed a text as that kind. With `publicKeys` (SPKI, base64, joined by
 * commas) a gateway can verify what it could not have signed, by any of them.
 */
export function textVerifier(
  kind: Signed,
  secret: string,
  publicKeys?: string,
): (signed: SignedText) => boolean {
  const keys = publicKeys
    ? publicKeys.split(",").map((key) =>
      createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" })
    )
    : [createPublicKey(signingKey(secret))];
  return ({ text, signature }) => {
    const bytes = bytesOf(kind, text);
    try {
      return keys.some((key) => verify(null, bytes, key, Buffer.from(signature, "base64")));
    } catch {
      return false;
    }
  };
}
