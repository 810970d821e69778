import { SignJWT } from "jose";
import { hkdfSync } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command-error.ts";

/** The product that a command talks to, and what this machine knows of it. */
export interface Product {
  /** Without a slash at the end. */
  address: string;
  dataDir: string;
  /** Signs the operator's tokens; undefined where only teams' tokens are at hand. */
  operatorKey: string | undefined;
}

/** Whether an address is one of this machine. */
export const isLocalAddress = (address: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);

/**
 * The product at the given address, else at RECLAIM_URL, else on PORT of this machine. Its operator's
 * key is RECLAIM_OPERATOR_KEY, or follows from the product's secret: RECLAIM_SECRET or, for one that
 * runs here, the one stored in its data folder.
 */
export function resolveProduct(env: NodeJS.ProcessEnv, address?: string): Product {
  const given = address ?? env.RECLAIM_URL ?? `http://localhost:${env.PORT ?? 8080}`;
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) {
    throw new CommandError(
      `"${given}" is no address of a product, such as https://reclaim.example.org.`,
    );
  }
  const origin = new URL(given).origin;
  const dataDir = env.RECLAIM_DATA ?? ".data";
  const secret = env.RECLAIM_SECRET ??
    (isLocalAddress(origin) ? readStoredSecret(dataDir) : undefined);
  const operatorKey = env.RECLAIM_OPERATOR_KEY ?? (secret && deriveOperatorKey(secret));
  return { address: origin, dataDir, operatorKey };
}

function readStoredSecret(dataDir: string): string | undefined {
  const path = join(dataDir, "secret");
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}

/** HKDF (RFC 5869), as the product derives it: RECLAIM_OPERATOR_KEY of its releases service. */
const deriveOperatorKey = (secret: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", "reclaim operator", 32)).toString("base64url");

/** The authorization header of the operator, who has the key. */
export async function operatorHeaders(operatorKey: string): Promise<Record<string, string>> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("operator")
    .setAudience("releases")
    .setExpirationTime("60 s")
    .sign(new TextEncoder().encode(operatorKey));
  return { authorization: `Bearer ${token}` };
}
