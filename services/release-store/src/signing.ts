import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { Buffer } from "node:buffer";
import type { SignedText } from "@reclaim/contracts-releases/composition";

/** What a text was signed as: it is believed as nothing else, whatever stands in it. */
export type Signed = "release" | "composition" | "state";

/** A team writes its release.json, and could write there what reads as a composition. */
const bytesOf = (kind: Signed, text: string): Buffer => Buffer.from(`reclaim ${kind}\n${text}`);

/** Signs texts of one kind for the releases service, with its Ed25519 key (PKCS #8, base64). */
export function textSigner(kind: Signed, signingKey: string): (text: string) => SignedText {
  const key = createPrivateKey({
    key: Buffer.from(signingKey, "base64"),
    format: "der",
    type: "pkcs8",
  });
  return (text) => ({
    text,
    signature: sign(null, bytesOf(kind, text), key).toString("base64"),
  });
}

/**
 * Whether the releases service signed a text as that kind, with the private half of any of
 * `publicKeys` (SPKI, base64, joined by commas): a gateway can verify what it could not have signed.
 */
export function textVerifier(kind: Signed, publicKeys: string): (signed: SignedText) => boolean {
  const keys = publicKeys.split(",").map((key) =>
    createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" })
  );
  return ({ text, signature }) => {
    const bytes = bytesOf(kind, text);
    try {
      return keys.some((key) => verify(null, bytes, key, Buffer.from(signature, "base64")));
    } catch {
      return false;
    }
  };
}
