import type { ReleasesDeps } from "../shared/deps.ts";
import { judgeCanaries, type RollBackCanary } from "./judge-canaries.use-case.ts";

/** Looks at the canaries of names that were reported on, a second later: then at all reports of it. */
export function scheduleJudgement(
  deps: Pick<ReleasesDeps, "db" | "log">,
  rollBackCanary: RollBackCanary,
  later: (run: () => Promise<void>) => void,
): (names: string[]) => void {
  const look = judgeCanaries(deps, rollBackCanary);
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
