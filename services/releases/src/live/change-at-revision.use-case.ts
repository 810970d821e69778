import { type Change, changeLiveState, type LiveDeps } from "./change-live-state.use-case.ts";
import { revisionOf } from "./history.model.ts";
import { revisionConflict } from "./live.errors.ts";
import { liveRepository } from "./live.repository.ts";

/** A change that somebody asks for; `actor` is the name in the audit log. */
export interface LiveChange {
  actor: string;
  name: string;
  /** The change is refused when another revision is current. */
  expectedRevision?: string | undefined;
}

/** Changes the live state, unless what gets traffic of the name has another revision by now (409). */
export const changeAtRevision = <Result>(
  deps: LiveDeps,
  { name, expectedRevision }: LiveChange,
  change: (change: Change) => Promise<Result>,
) =>
  changeLiveState(deps, async (changing) => {
    const live = liveRepository(changing.tx);
    if (expectedRevision !== undefined) {
      const current = (await live.liveNow()).find((row) => row.name === name);
      const canary = (await live.runningCanaries()).find((row) => row.name === name);
      if (expectedRevision !== revisionOf(current, canary)) throw revisionConflict();
    }
    return await change(changing);
  });
