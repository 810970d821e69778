import type { Team } from "@reclaim/contracts-releases/release-desk";
import { notFound } from "@reclaim/platform/errors";
import type { TeamDeps } from "./audit-team-change.use-case.ts";
import { teamsRepository } from "./teams.repository.ts";

/** What a team may release, and where it is told of what was rolled back automatically. */
export const findTeam = ({ db }: TeamDeps) => async (name: string): Promise<Team> => {
  const [found] = await teamsRepository(db).find([name]);
  if (!found) throw notFound();
  return { mail: found.mail, remotes: found.remotes };
};
