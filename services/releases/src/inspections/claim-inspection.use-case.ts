import type { Inspection } from "@reclaim/contracts-releases/release-desk";
import { changeLiveState, type LiveDeps } from "../live/change-live-state.use-case.ts";
import { liveRepository } from "../live/live.repository.ts";
import { releaseOf } from "../versions/versions.model.ts";
import { passesRepository } from "../passes/passes.repository.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import type { Signal } from "../shared/signal.ts";
import { pagesToOpen } from "./inspections.model.ts";

/** How long an inspector has, in milliseconds; then another one may try. */
const INSPECTION_TIMEOUT_MS = 120_000;

/** How long a claim waits for work, in milliseconds. */
const CLAIM_WAIT_MS = 3_000;

/**
 * Gives the oldest version that waits to an inspector: its account gets it on every page for two
 * minutes. Waits some seconds for work; undefined without, and for one that has `gone` meanwhile.
 */
export const claimInspection =
  (deps: LiveDeps, newWork: Signal) =>
  async (inspector: string, gone: AbortSignal): Promise<Inspection | undefined> => {
    await releaseUnfinishedInspections(deps, inspector);
    const until = () => new Date(deps.clock.now().getTime() + INSPECTION_TIMEOUT_MS);
    const claim = () => versionsRepository(deps.db).claim(deps.clock.now(), until());
    let row = await claim();
    if (!row) {
      await newWork.wait(CLAIM_WAIT_MS, gone);
      if (gone.aborted) return undefined;
      row = await claim();
    }
    if (!row) return undefined;
    const { id, name, version } = row;
    const expiresAt = until();
    await changeLiveState(deps, async ({ tx, now }) => {
      await passesRepository(tx).add({
        id: deps.createId(),
        kind: "inspection",
        name,
        version,
        userId: inspector,
        label: "inspector",
        by: "inspector",
        codeHash: null,
        createdAt: now,
        expiresAt,
        endedAt: null,
      });
    });
    const { live } = await liveRepository(deps.db).serving();
    const pages = pagesToOpen(releaseOf(row), live.map(releaseOf));
    return { id, name, version, pages, expiresAt: expiresAt.toISOString() };
  };

/** Who asks for work has none: what it was given before never came, or got lost with it. */
async function releaseUnfinishedInspections(
  { db, clock }: LiveDeps,
  inspector: string,
): Promise<void> {
  const now = clock.now();
  for (const pass of await passesRepository(db).endOwn(inspector, now, { kind: "inspection" })) {
    await versionsRepository(db).unclaim(pass.name, pass.version ?? "", now);
  }
}
