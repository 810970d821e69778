import { notFound } from "@reclaim/platform/errors";
import { changeLiveState, type LiveDeps } from "../live/change-live-state.use-case.ts";
import type { Actor } from "../teams/teams.authorization.ts";
import { passesRepository } from "./passes.repository.ts";

/** Ends a pass or takes an invitation back; `may` says whether the caller may. */
export const endPass = (deps: LiveDeps) => async (actor: Actor, id: string): Promise<void> => {
  await changeLiveState(deps, async ({ tx, now, audit }) => {
    const passes = passesRepository(tx);
    const row = await passes.find(id);
    if (!row || row.endedAt || !actor.may(row.name)) throw notFound();
    await passes.end(id, now);
    const { name, version, label: detail } = row;
    await audit({ actor: actor.label, action: "pass ended", name, version, detail });
  });
};
