import type { ServiceDeps } from "@reclaim/platform/service";
import { liveRepository } from "../live/live.repository.ts";
import type { CanaryRow } from "../live/live.table.ts";
import { judged } from "./health.use-cases.ts";

/** Ends a canary that was found worse. Must not mind when it has ended meanwhile. */
type TakeBack = (canary: CanaryRow, why: string) => Promise<unknown>;
type Deps = Pick<ServiceDeps, "db" | "log">;

/** Looks at the running canaries, or only those of `names`, and takes back what is worse. */
export const judgeCanaries =
  ({ db, log }: Deps, takeBack: TakeBack) => async (names?: ReadonlySet<string>): Promise<void> => {
    const repository = liveRepository(db);
    const running = (await repository.runningCanaries())
      .filter(({ name }) => !names || names.has(name));
    if (running.length === 0) return;
    const live = new Map((await repository.liveNow()).map(({ name, version }) => [name, version]));
    for (const canary of running) {
      try {
        const { verdict, why } = await judged(db, canary, live.get(canary.name) ?? null);
        if (verdict === "worse") await takeBack(canary, why);
      } catch (error) {
        log.error("canary not judged", error, { name: canary.name, version: canary.version });
      }
    }
  };

/** Looks at the canaries of names that were reported on, a second later: then at all reports of it. */
export function judgeSoon(
  deps: Deps,
  takeBack: TakeBack,
  later: (run: () => Promise<void>) => void,
): (names: string[]) => void {
  const look = judgeCanaries(deps, takeBack);
  const due = new Set<string>();
  return (names) => {
    const waiting = due.size > 0;
    for (const name of names) due.add(name);
    if (waiting || due.size === 0) return;
    later(async () => {
      const names = new Set(due);
      due.clear();
      await look(names).catch((error) => deps.log.error("canaries not judged", error));
    });
  };
}
