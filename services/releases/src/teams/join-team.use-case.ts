import type { Membership } from "@reclaim/contracts-releases/release-desk";
import { unknownToken } from "./teams.errors.ts";
import { hashSecret } from "./teams.model.ts";
import { teamsRepository } from "./teams.repository.ts";
import { auditTeamChange, type TeamDeps } from "./audit-team-change.use-case.ts";

/** Makes an account a member of the team that a token belongs to. */
export const joinTeam =
  (deps: TeamDeps) => async (userId: string, { token, label }: Membership): Promise<void> => {
    const teams = teamsRepository(deps.db);
    const found = await teams.byToken(hashSecret(token));
    if (!found) throw unknownToken();
    const team = found.team.name;
    const tokenId = found.token.id;
    await teams.join({ userId, team, tokenId, label, joinedAt: deps.clock.now() });
    await auditTeamChange(deps, `${label} (${team})`, "joined the release desk", team);
  };
