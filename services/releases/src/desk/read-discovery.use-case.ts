import type { CompositionBody, LiveState } from "@reclaim/contracts-releases/composition";
import { type Discovery, SHELL } from "@reclaim/contracts-releases/releases";
import { remotesAmong } from "../checks/check-context.model.ts";
import { liveRepository } from "../live/live.repository.ts";
import type { ReleasesDeps } from "../shared/deps.ts";
import { releaseOf } from "../versions/versions.model.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import { toDiscovery } from "./discovery.model.ts";

/** What gateways follow, by the Frontend Discovery schema; null before anything is live. */
export async function readDiscovery(
  { db }: Pick<Pick<ReleasesDeps, "db" | "clock">, "db">,
): Promise<Discovery | null> {
  const live = liveRepository(db);
  const pointer = await live.pointer();
  if (!pointer) return null;
  const { compositions, canaries } = JSON.parse(pointer.state.text) as LiveState;
  const [stable] = await live.compositions([compositions[""] ?? ""]);
  if (!stable) return null;
  const { remotes } = JSON.parse(stable.text) as CompositionBody;
  const names = [...new Set([...Object.keys(remotes), ...canaries.map(({ name }) => name)])]
    .filter((name) => name !== SHELL).sort();
  const parts = names.flatMap((name) => {
    const versions = [
      remotes[name]?.version,
      remotes[name]?.lastGood?.version,
      canaries.find((canary) => canary.name === name)?.version,
    ];
    return versions.flatMap((version) => version ? [{ name, version }] : []);
  });
  const releases = remotesAmong((await versionsRepository(db).findAll(parts)).map(releaseOf));
  const at = (name: string, version: string | undefined) =>
    releases.find((one) => one.name === name && one.version === version) ?? null;
  return toDiscovery(names.map((name) => {
    const canary = canaries.find((one) => one.name === name);
    const release = at(name, canary?.version);
    return {
      live: at(name, remotes[name]?.version),
      lastGood: at(name, remotes[name]?.lastGood?.version),
      canary: canary && release ? { release, percent: canary.percent, tiers: canary.tiers } : null,
    };
  }));
}
