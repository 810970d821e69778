import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { Fault, quoted } from "./fault.ts";
import { operatorHeaders, type Product } from "./product.ts";
import type { Teller } from "./release-remote.ts";
import { Refusal, type ReleasesClient, releasesClient } from "./releases-client.ts";

/** The product in the name of who runs it. */
export function asOperator({ address, secret }: Product): ReleasesClient {
  if (!secret) {
    throw new Fault(
      `This takes the secret of the product at ${address}: set RECLAIM_SECRET, or run it where the product runs.`,
    );
  }
  return releasesClient(address, () => operatorHeaders(secret));
}

/** With the token of RECLAIM_TEAM_TOKEN; without one, as who runs the product on this machine. */
export function asTeamOrOperator(
  product: Product,
  given: string | undefined,
  team = "<team>",
): ReleasesClient {
  if (given) return withToken(product, given);
  if (product.secret) return asOperator(product);
  throw new Fault(
    `Set RECLAIM_TEAM_TOKEN to your team's token. Who runs ${product.address} makes one: ` +
      `npm run release token ${quoted(team)} -- --label ci`,
  );
}

function withToken({ address }: Product, token: string): ReleasesClient {
  if (!token.startsWith("rct_")) {
    throw new Fault('RECLAIM_TEAM_TOKEN is no token of a team: one begins with "rct_".');
  }
  return releasesClient(address, () => Promise.resolve({ authorization: `Bearer ${token}` }));
}

/** What a release is published with: whose it is. */
interface Owned {
  name: string;
  team: string;
}

/**
 * Does something in the name of the team that `name` belongs to. Without RECLAIM_TEAM_TOKEN, where
 * the product runs on this machine, it makes the team and a token once, and keeps the token.
 */
export async function inTheNameOfTeam<Done>(
  product: Product,
  { name, team }: Owned,
  given: string | undefined,
  teller: Teller,
  act: (client: ReleasesClient) => Promise<Done>,
): Promise<Done> {
  if (given) return await act(withToken(product, given));
  const operator = asOperator(product);
  await belongs(operator, { name, team }, teller);
  const path = tokenPath(product, team);
  const kept = existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
  if (kept) {
    try {
      return await act(withToken(product, kept));
    } catch (error) {
      // Revoked, or of data that were cleared since.
      if (!(error instanceof Refusal && error.code === "unknown_token")) throw error;
      rmSync(path);
    }
  }
  const { token } = await operator.makeToken(team, hostname().slice(0, 60) || "this machine");
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, token, { mode: 0o600 });
  teller.say(`Made a token of the team ${team}: it stands in ${path}.`);
  return await act(withToken(product, token));
}

/** Each product has tokens of its own. Names of teams are free text; a path is not. */
const tokenPath = ({ address, dataDir }: Product, team: string): string =>
  join(
    dataDir,
    "team-tokens",
    new URL(address).host.replaceAll(":", "_"),
    encodeURIComponent(team).replace(/^\.+/, "_"),
  );

async function belongs(
  operator: ReleasesClient,
  { name, team }: Owned,
  { say, command }: Teller,
): Promise<void> {
  const known = await operator.team(team);
  if (known?.remotes.includes(name)) return;
  const remotes = [...known?.remotes ?? [], name];
  await operator.saveTeam(team, { mail: known?.mail ?? null, remotes });
  say(known ? `The team ${team} may release ${name} from now on.` : `Made the team ${team}.`);
  if (known?.mail) return;
  const set = command(`team ${quoted(team)}`, "--mail team@example.org");
  say(`It gets no mail when a version is taken back. To set where to: ${set}`);
}
