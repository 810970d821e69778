import { type Discovery, type Release, release } from "@reclaim/contracts/releases";
import type { ServiceDeps } from "@reclaim/platform/service";
import { parse } from "@reclaim/platform/validate";
import { toDiscovery } from "./registry.model.ts";
import { registryRepository } from "./registry.repository.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "newId" | "log" | "settings">;

/** What is live, by the Frontend Discovery schema. */
export const listReleases = ({ db }: Pick<Deps, "db">) => async (): Promise<Discovery> =>
  toDiscovery(await registryRepository(db).all());

/**
 * Registers what the build put into the releases folder: the build's newest version of each remote
 * goes live. Versions whose files are gone leave the registry, so that nothing points to them.
 */
export async function takeInBuiltReleases(
  { db, clock, newId, log, settings }: Deps,
): Promise<void> {
  const registry = registryRepository(db);
  const built = await readBuiltReleases(settings.releasesDir, log);
  const known = await registry.all();
  await registry.remove(
    known.filter((row) => !built.some((one) => isSame(one, row))).map((row) => row.id),
  );
  const newest = new Map<string, Release>();
  for (const one of built) {
    const best = newest.get(one.remote.name);
    if (!best || one.builtAt > best.builtAt) newest.set(one.remote.name, one);
  }
  // Older builds first, so that the last good version is the one before the live one.
  const order = [...built].sort((a, b) => a.builtAt < b.builtAt ? -1 : 1);
  for (const one of order) {
    const row = known.find((row) => isSame(one, row));
    const isNewest = newest.get(one.remote.name) === one;
    if (!row || (isNewest && !row.live)) await registry.activate(one, newId(), clock.now());
  }
}

const isSame = (one: Release, row: { remote: string; version: string }) =>
  one.remote.name === row.remote && one.version === row.version;

/** The whole releases below a folder; a broken one must not keep the others from their members. */
async function readBuiltReleases(folder: string, log: Deps["log"]): Promise<Release[]> {
  const found: Release[] = [];
  for await (const remote of directories(folder)) {
    for await (const version of directories(remote)) {
      try {
        found.push(parse(release, JSON.parse(await Deno.readTextFile(`${version}/release.json`))));
      } catch (error) {
        // The build writes it last: a folder without one is not whole yet.
        if (error instanceof Deno.errors.NotFound) continue;
        log.error("broken release passed over", error, { folder: version });
      }
    }
  }
  return found;
}

async function* directories(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of Deno.readDir(folder)) {
      if (entry.isDirectory) yield `${folder}/${entry.name}`;
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
