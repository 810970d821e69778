import { createHash } from "node:crypto";

/** "sha384-…" of a text's UTF-8 bytes or of a file, as browsers read it. */
export const sha384Of = (content: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** The id of a composition by its text: 16 characters of its SHA-256. */
export const compositionIdOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);
