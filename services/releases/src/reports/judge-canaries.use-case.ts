import { liveRepository } from "../live/live.repository.ts";
import type { CanaryRow } from "../live/live.table.ts";
import { judgeCanary } from "./judge-canary.use-case.ts";
import type { ReleasesDeps } from "../shared/deps.ts";

/** Ends a canary that was found worse. Must not mind when it has ended meanwhile. */
export type RollBackCanary = (canary: CanaryRow, why: string) => Promise<unknown>;

/** Looks at the running canaries, or only those of `names`, and takes back what is worse. */
export const judgeCanaries =
  ({ db, log }: Pick<ReleasesDeps, "db" | "log">, rollBackCanary: RollBackCanary) =>
  async (names?: ReadonlySet<string>): Promise<void> => {
    const repository = liveRepository(db);
    const running = (await repository.runningCanaries())
      .filter(({ name }) => !names || names.has(name));
    if (running.length === 0) return;
    const live = new Map((await repository.liveNow()).map(({ name, version }) => [name, version]));
    for (const canary of running) {
      try {
        const { verdict, why } = await judgeCanary(db, canary, live.get(canary.name) ?? null);
        if (verdict === "worse") await rollBackCanary(canary, why);
      } catch (error) {
        log.error("canary not judged", error, { name: canary.name, version: canary.version });
      }
    }
  };
