import type { Membership, Team } from "@reclaim/contracts/release-desk";
import { notFound } from "@reclaim/platform/errors";
import type { ServiceDeps } from "@reclaim/platform/service";
import { auditRepository } from "../audit/audit.repository.ts";
import { belongsToAnotherTeam, unknownToken } from "./teams.errors.ts";
import { hashOf, newSecret } from "./teams.model.ts";
import { teamsRepository } from "./teams.repository.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "newId">;

const told = (
  { db, clock }: Deps,
  actor: string,
  action: string,
  name: string,
  detail: string | null = null,
) => auditRepository(db).add({ at: clock.now(), actor, action, name, version: null, detail });

/** What a team may release, and where it is told of what was taken back. */
export const findTeam = ({ db }: Deps) => async (name: string): Promise<Team> => {
  const [found] = await teamsRepository(db).find([name]);
  if (!found) throw notFound();
  return { mail: found.mail, remotes: found.remotes };
};

/** Makes a team, or says anew what it may release. */
export const saveTeam = (deps: Deps) => async (name: string, { mail, remotes }: Team) => {
  const teams = teamsRepository(deps.db);
  for (const remote of remotes) {
    const owner = await teams.ownerOf(remote);
    if (owner && owner.name !== name) {
      throw belongsToAnotherTeam({ name: remote, team: owner.name });
    }
  }
  await teams.save({ name, mail, remotes });
  await told(deps, "operator", "team saved", name, remotes.join(", "));
};

/** A new token of a team; it is shown this once. */
export const makeToken =
  (deps: Deps) => async (team: string, label: string): Promise<{ id: string; token: string }> => {
    const teams = teamsRepository(deps.db);
    if ((await teams.find([team])).length === 0) throw notFound();
    const id = deps.newId();
    const token = newSecret("rct_");
    const createdAt = deps.clock.now();
    await teams.addToken({ id, team, label, hash: hashOf(token), createdAt, revokedAt: null });
    await told(deps, "operator", "token made", team, label);
    return { id, token };
  };

export const revokeToken = (deps: Deps) => async (team: string, id: string): Promise<void> => {
  if (!await teamsRepository(deps.db).revoke(team, id, deps.clock.now())) throw notFound();
  await told(deps, "operator", "token revoked", team, id);
};

/** Makes an account a member of the team whose token it shows. */
export const joinTeam =
  (deps: Deps) => async (userId: string, { token, label }: Membership): Promise<void> => {
    const teams = teamsRepository(deps.db);
    const found = await teams.byToken(hashOf(token));
    if (!found) throw unknownToken();
    const team = found.team.name;
    const tokenId = found.token.id;
    await teams.join({ userId, team, tokenId, label, joinedAt: deps.clock.now() });
    await told(deps, `${label} (${team})`, "joined the release desk", team);
  };
