import type { ActivationRow } from "./live.table.ts";

type Told = Pick<ActivationRow, "version" | "ended" | "endedAt">;

/**
 * The version that was live before what is, by the history of one name, newest first. One that was
 * rolled back from is nobody's last good one, also when it was replaced at an earlier time.
 */
export function lastGood(history: Told[]): string | undefined {
  const live = history.find(({ endedAt }) => endedAt === null);
  const seen = new Set<string>();
  return history.find(({ version, ended }) => {
    const isNewest = !seen.has(version);
    seen.add(version);
    return isNewest && ended === "replaced" && version !== live?.version;
  })?.version;
}
