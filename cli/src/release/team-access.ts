import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import type { Output } from "../command.ts";
import { CommandError, quoteWord } from "../command-error.ts";
import { operatorHeaders, type Product } from "../product/product.ts";
import {
  createReleasesClient,
  ReleasesApiError,
  type ReleasesClient,
} from "../product/releases.client.ts";

/** The releases API with the operator's rights. */
export function operatorClient({ address, operatorKey }: Product): ReleasesClient {
  if (!operatorKey) {
    throw new CommandError(
      `This takes the key of the operator of ${address}: set RECLAIM_OPERATOR_KEY, or run it where the product runs.`,
    );
  }
  return createReleasesClient(address, () => operatorHeaders(operatorKey));
}

/** The releases API with RECLAIM_TEAM_TOKEN; without one, as the operator of a product on this machine. */
export function teamOrOperatorClient(
  product: Product,
  given: string | undefined,
  team = "<team>",
): ReleasesClient {
  if (given) return withToken(product, given);
  if (product.operatorKey) return operatorClient(product);
  throw new CommandError(
    `Set RECLAIM_TEAM_TOKEN to your team's token. The operator of ${product.address} makes one: ` +
      `npx reclaim token ${quoteWord(team)} --label ci`,
  );
}

function withToken({ address }: Product, token: string): ReleasesClient {
  if (!token.startsWith("rct_")) {
    throw new CommandError('RECLAIM_TEAM_TOKEN is no token of a team: one begins with "rct_".');
  }
  return createReleasesClient(address, () => Promise.resolve({ authorization: `Bearer ${token}` }));
}

/** A released name and the team that owns it. */
interface Owned {
  name: string;
  team: string;
}

/**
 * Calls `act` with the rights of the team that owns `name`. Without RECLAIM_TEAM_TOKEN, where
 * the product runs on this machine, it makes the team and a token once, and keeps the token.
 */
export async function withTeamClient<Done>(
  product: Product,
  { name, team }: Owned,
  given: string | undefined,
  output: Output,
  act: (client: ReleasesClient) => Promise<Done>,
): Promise<Done> {
  if (given) return await act(withToken(product, given));
  const operator = operatorClient(product);
  await ensureTeamOwns(operator, { name, team }, output);
  const path = tokenPath(product, team);
  const kept = existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
  if (kept) {
    try {
      return await act(withToken(product, kept));
    } catch (error) {
      // Revoked, or of data that were cleared since.
      if (!(error instanceof ReleasesApiError && error.code === "unknown_token")) throw error;
      rmSync(path);
    }
  }
  const { token } = await operator.makeToken(team, hostname().slice(0, 60) || "this machine");
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, token, { mode: 0o600 });
  output.print(`Made a token of the team ${team}: stored in ${path}.`);
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

async function ensureTeamOwns(
  operator: ReleasesClient,
  { name, team }: Owned,
  { print, hint }: Output,
): Promise<void> {
  const known = await operator.team(team);
  if (known?.remotes.includes(name)) return;
  const remotes = [...known?.remotes ?? [], name];
  await operator.saveTeam(team, { mail: known?.mail ?? null, remotes });
  print(known ? `The team ${team} may release ${name} from now on.` : `Made the team ${team}.`);
  if (known?.mail) return;
  const set = hint(`team ${quoteWord(team)}`, "--mail team@example.org");
  print(`It gets no mail after an automatic rollback. To set its address: ${set}`);
}
