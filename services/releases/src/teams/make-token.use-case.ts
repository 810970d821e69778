import { notFound } from "@reclaim/platform/errors";
import { auditTeamChange, type TeamDeps } from "./audit-team-change.use-case.ts";
import { createSecret, hashSecret } from "./teams.model.ts";
import { teamsRepository } from "./teams.repository.ts";

/** A new token of a team; it is shown this once. */
export const makeToken = (deps: TeamDeps) =>
async (
  team: string,
  label: string,
): Promise<{ id: string; token: string }> => {
  const teams = teamsRepository(deps.db);
  if ((await teams.find([team])).length === 0) throw notFound();
  const id = deps.createId();
  const token = createSecret("rct_");
  const createdAt = deps.clock.now();
  await teams.addToken({ id, team, label, hash: hashSecret(token), createdAt, revokedAt: null });
  await auditTeamChange(deps, "operator", "token made", team, label);
  return { id, token };
};
