import type { VersionRow } from "../versions/versions.table.ts";
import type { Change } from "./change-live-state.use-case.ts";
import { liveRepository } from "./live.repository.ts";
import type { CanaryRow } from "./live.table.ts";

/**
 * Makes a version live, and ends what was live or on canary of its name; `ended` is how the live one
 * ended. False when the version was live already.
 */
export async function setLiveVersion(
  change: Change,
  { name, version }: Pick<VersionRow, "name" | "version">,
  by: string,
  ended: "replaced" | "rolled back",
): Promise<boolean> {
  const live = liveRepository(change.tx);
  await endRunningCanary(change, name, (canary) => canary === version ? "activated" : "stopped");
  const before = (await live.liveNow()).find((row) => row.name === name);
  if (before?.version === version) return false;
  await live.endActivation(name, change.now, ended);
  await live.activate({ name, version, at: change.now, by });
  return true;
}

/** Ends the running canary of a name, if there is one, and returns it. */
export async function endRunningCanary(
  { tx, now }: Change,
  name: string,
  ended: (version: string) => CanaryRow["ended"] = () => "stopped",
): Promise<CanaryRow | undefined> {
  const live = liveRepository(tx);
  const canary = (await live.runningCanaries()).find((one) => one.name === name);
  if (canary) await live.endCanary(canary.id, now, ended(canary.version));
  return canary;
}
