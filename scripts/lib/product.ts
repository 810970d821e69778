import { sign } from "hono/jwt";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./fault.ts";

/** The product that a command talks to, and what this machine knows of it. */
export interface Product {
  /** Without a slash at the end. */
  address: string;
  dataDir: string;
  /** What the product's processes share; undefined for one that runs elsewhere. */
  secret: string | undefined;
}

/** Whether an address is one of this machine. */
export const isHere = (address: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);

/**
 * The product at `to`, else at RECLAIM_URL, else on PORT of this machine. Its secret is RECLAIM_SECRET
 * or, for one that runs here, what it keeps in its data folder.
 */
export function productOf(env: NodeJS.ProcessEnv, to?: string): Product {
  const given = to ?? env.RECLAIM_URL ?? `http://localhost:${env.PORT ?? 8080}`;
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) {
    throw new Fault(`"${given}" is no address of a product, such as https://reclaim.example.org.`);
  }
  const address = new URL(given).origin;
  const dataDir = env.RECLAIM_DATA ?? ".data";
  const secret = env.RECLAIM_SECRET ?? (isHere(address) ? keptSecret(dataDir) : undefined);
  return { address, dataDir, secret };
}

function keptSecret(dataDir: string): string | undefined {
  const path = join(dataDir, "secret");
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}

/** For how long the service believes it, in seconds. */
const LIFETIME = 60;

/** The header of who runs the product: he knows its secret. */
export async function operatorHeaders(secret: string): Promise<Record<string, string>> {
  const exp = Math.floor(Date.now() / 1000) + LIFETIME;
  const token = await sign({ iss: "operator", aud: "releases", exp }, secret, "HS256");
  return { authorization: `Bearer ${token}` };
}
