import type { InspectionResult } from "@reclaim/contracts-releases/release-desk";
import { notFound } from "@reclaim/platform/errors";
import { changeLiveState, type LiveDeps } from "../live/change-live-state.use-case.ts";
import { passesRepository } from "../passes/passes.repository.ts";
import { releaseOf } from "../versions/versions.model.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import { browserCheck, observedPreload } from "./inspections.model.ts";

/** Takes what the inspector saw: the version has passed, or it is refused. */
export const endInspection =
  (deps: LiveDeps) =>
  async (inspector: string, id: string, result: InspectionResult): Promise<void> => {
    await changeLiveState(deps, async ({ tx, now, audit }) => {
      const versions = versionsRepository(tx);
      const row = await versions.byId(id);
      if (row?.state !== "checking") throw notFound();
      const release = releaseOf(row);
      const check = browserCheck(release, result);
      await versions.judge(id, {
        state: check.ok ? "passed" : "refused",
        checks: [...row.checks, check],
        preload: check.ok ? observedPreload(release, result) : null,
      });
      await passesRepository(tx).endOwn(inspector, now, { kind: "inspection" });
      const { name, version } = row;
      const action = check.ok ? "passed" : "refused";
      await audit({ actor: "inspector", action, name, version, detail: check.message });
    });
  };
