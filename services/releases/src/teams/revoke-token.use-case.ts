import { notFound } from "@reclaim/platform/errors";
import { auditTeamChange, type TeamDeps } from "./audit-team-change.use-case.ts";
import { teamsRepository } from "./teams.repository.ts";

/** Errors: 404 when the team has no such token. */
export const revokeToken = (deps: TeamDeps) => async (team: string, id: string): Promise<void> => {
  if (!await teamsRepository(deps.db).revoke(team, id, deps.clock.now())) throw notFound();
  await auditTeamChange(deps, "operator", "token revoked", team, id);
};
