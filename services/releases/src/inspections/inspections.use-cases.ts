import type { Inspection, InspectionResult } from "@reclaim/contracts/release-desk";
import { notFound } from "@reclaim/platform/errors";
import { changeLive, type LiveDeps } from "../live/change-live.ts";
import { liveRepository } from "../live/live.repository.ts";
import { releaseOf } from "../live/serving.ts";
import { passesRepository } from "../passes/passes.repository.ts";
import { versionsRepository } from "../publishing/versions.repository.ts";
import type { Signal } from "../shared/signal.ts";
import { browserCheck, pagesToOpen, seenPreload } from "./inspections.model.ts";

/** How long an inspector has, in milliseconds; then another one may try. */
const TIME_TO_LOOK = 120_000;
/** How long a claim waits for work, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Gives the oldest version that waits to an inspector: its account gets it on every page for two
 * minutes. Waits some seconds for work; undefined without, and for one that has `gone` meanwhile.
 */
export const claimInspection =
  (deps: LiveDeps, waiting: Signal) =>
  async (inspector: string, gone: AbortSignal): Promise<Inspection | undefined> => {
    await leaveUndone(deps, inspector);
    const until = () => new Date(deps.clock.now().getTime() + TIME_TO_LOOK);
    const claim = () => versionsRepository(deps.db).claim(deps.clock.now(), until());
    let row = await claim();
    if (!row) {
      await waiting.wait(PATIENCE, gone);
      if (gone.aborted) return undefined;
      row = await claim();
    }
    if (!row) return undefined;
    const { id, name, version } = row;
    const expiresAt = until();
    await changeLive(deps, async ({ tx, now }) => {
      await passesRepository(tx).add({
        id: deps.newId(),
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
async function leaveUndone({ db, clock }: LiveDeps, inspector: string): Promise<void> {
  const now = clock.now();
  for (const pass of await passesRepository(db).endOwn(inspector, now, { kind: "inspection" })) {
    await versionsRepository(db).unclaim(pass.name, pass.version ?? "", now);
  }
}

/** Takes what the inspector saw: the version has passed, or it is refused. */
export const endInspection =
  (deps: LiveDeps) =>
  async (inspector: string, id: string, result: InspectionResult): Promise<void> => {
    await changeLive(deps, async ({ tx, now, tell }) => {
      const versions = versionsRepository(tx);
      const row = await versions.byId(id);
      if (row?.state !== "checking") throw notFound();
      const release = releaseOf(row);
      const check = browserCheck(release, result);
      await versions.judge(id, {
        state: check.ok ? "passed" : "refused",
        checks: [...row.checks, check],
        preload: check.ok ? seenPreload(release, result) : null,
      });
      await passesRepository(tx).endOwn(inspector, now, { kind: "inspection" });
      const { name, version } = row;
      const action = check.ok ? "passed" : "refused";
      await tell({ actor: "inspector", action, name, version, detail: check.message });
    });
  };
