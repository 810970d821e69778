import { changeLiveState, type LiveDeps } from "../live/change-live-state.use-case.ts";
import { liveRepository } from "../live/live.repository.ts";
import { passesRepository } from "./passes.repository.ts";

/** Ends the passes of a deleted account, so that the live state names it no more. */
export async function endMemberPasses(deps: LiveDeps, userId: string): Promise<void> {
  const held = await liveRepository(deps.db).activePasses(deps.clock.now());
  if (!held.some((pass) => pass.userId === userId)) return;
  await changeLiveState(deps, async ({ tx, now }) => {
    await passesRepository(tx).endOwn(userId, now);
  });
}
