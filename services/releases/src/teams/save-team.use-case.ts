import type { Team } from "@reclaim/contracts-releases/release-desk";
import { auditTeamChange, type TeamDeps } from "./audit-team-change.use-case.ts";
import { belongsToAnotherTeam } from "./teams.errors.ts";
import { teamsRepository } from "./teams.repository.ts";

/** Makes a team, or says anew what it may release. */
export const saveTeam = (deps: TeamDeps) => async (name: string, { mail, remotes }: Team) => {
  const teams = teamsRepository(deps.db);
  for (const remote of remotes) {
    const owner = await teams.ownerOf(remote);
    if (owner && owner.name !== name) {
      throw belongsToAnotherTeam({ name: remote, team: owner.name });
    }
  }
  await teams.save({ name, mail, remotes });
  await auditTeamChange(deps, "operator", "team saved", name, remotes.join(", "));
};
