import type { OfferedPass } from "@reclaim/contracts-releases/release-desk";
import type { LiveDeps } from "../live/change-live-state.use-case.ts";
import type { PassRow } from "../live/passes.table.ts";
import { teamsRepository } from "../teams/teams.repository.ts";

/** A pass as the page of its invitation shows it. */
export async function describeOffer({ db }: LiveDeps, row: PassRow): Promise<OfferedPass> {
  const { kind, name, version, by, expiresAt } = row;
  const team = await teamsRepository(db).ownerOf(name);
  return {
    kind: kind === "tester" ? "tester" : "override",
    name,
    version,
    team: team?.name ?? name,
    by,
    expiresAt: expiresAt.toISOString(),
  };
}
