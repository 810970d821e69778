import { CommandError, operatorHeaders, type Product, ProductUnreachable } from "@reclaim/cli";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const sessionCookie = z.object({
  name: z.string(),
  value: z.string(),
  secure: z.boolean(),
});
export type SessionCookie = z.infer<typeof sessionCookie>;
/** State kept between starts: an account belongs to one product. */
const kept = z.object({ address: z.string(), cookie: sessionCookie });

/** The inspector's identity: it has the operator's key and a guest account of its own. */
export interface InspectorAccount {
  cookie(): Promise<SessionCookie>;
  /** Of a call in the name of both. */
  headers(): Promise<Record<string, string>>;
  /** Makes another account at the next call. */
  forget(): void;
}

/**
 * `product` is asked each time, since the first start of a product makes its secret. The account is
 * kept in `inspector.json` of the data folder.
 */
export function inspectorAccount(product: () => Product): InspectorAccount {
  const place = () => join(product().dataDir, "inspector.json");

  function read(): SessionCookie | undefined {
    if (!existsSync(place())) return undefined;
    const { data } = z.safeParse(kept, parsed(readFileSync(place(), "utf8")));
    return data?.address === product().address ? data.cookie : undefined;
  }

  async function make(): Promise<SessionCookie> {
    const { address, dataDir } = product();
    const cookie = await becomeGuest(address);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${place()}.new`, JSON.stringify({ address, cookie }), { mode: 0o600 });
    renameSync(`${place()}.new`, place());
    return cookie;
  }

  const account: InspectorAccount = {
    cookie: async () => read() ?? await make(),
    async headers() {
      const { address, operatorKey } = product();
      // One that is starting has none yet.
      if (!operatorKey) throw new ProductUnreachable(address);
      const { name, value } = await account.cookie();
      return { ...await operatorHeaders(operatorKey), origin: address, cookie: `${name}=${value}` };
    },
    forget: () => rmSync(place(), { force: true }),
  };
  return account;
}

/** A file that a crash truncated holds no account. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function becomeGuest(address: string): Promise<SessionCookie> {
  const answer = await fetch(`${address}/api/onboarding`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ timeZone: "UTC", name: "Release inspector" }),
  }).catch(() => {
    throw new ProductUnreachable(address);
  });
  await answer.body?.cancel();
  const [set = ""] = answer.headers.getSetCookie();
  const [, name, value] = set.match(/^([^=;]+)=([^;]*)/) ?? [];
  if (!answer.ok) {
    throw new CommandError(`no account was made, the answer was ${answer.status}`);
  }
  if (!name || value === undefined) {
    throw new CommandError("the new account came without a session");
  }
  return { name, value, secure: /;\s*secure/i.test(set) };
}
