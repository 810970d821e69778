import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 bits, which says what it is for. */
export const createSecret = (prefix: "rct_" | "rci_"): string =>
  prefix + randomBytes(32).toString("base64url");

/** What is stored of a secret. It cannot be guessed, so one round is enough. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
