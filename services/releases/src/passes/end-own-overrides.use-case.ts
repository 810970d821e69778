import { changeLiveState, type LiveDeps } from "../live/change-live-state.use-case.ts";
import { passesRepository } from "./passes.repository.ts";

/** Brings somebody back to what is live. */
export const endOwnOverrides = (deps: LiveDeps) => async (userId: string): Promise<void> => {
  await changeLiveState(deps, async ({ tx, now, audit }) => {
    for (const row of await passesRepository(tx).endOwn(userId, now, { kind: "override" })) {
      const { name, version, label } = row;
      await audit({ actor: `${label} (invited)`, action: "override ended", name, version });
    }
  });
};
