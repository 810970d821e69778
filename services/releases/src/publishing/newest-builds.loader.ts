import { type Release, release } from "@reclaim/contracts-releases/releases";
import type { Log } from "@reclaim/platform/log";
import { parse } from "@reclaim/platform/validate";
import { verifyHashes } from "./archive-record.parser.ts";
import type { UnpackedRelease } from "./unpacked-release.model.ts";

/** The newest whole build of each name below a folder; a broken one must not keep the others away. */
export async function findNewestBuilds(folder: string, log: Log): Promise<UnpackedRelease[]> {
  const newest = new Map<string, { path: string; record: string; release: Release }>();
  for await (const name of directories(folder)) {
    for await (const path of directories(name)) {
      try {
        const record = await Deno.readTextFile(`${path}/release.json`);
        const built = parse(release, JSON.parse(record));
        const best = newest.get(built.name);
        if (!best || built.builtAt > best.release.builtAt) {
          newest.set(built.name, { path, record, release: built });
        }
      } catch (error) {
        // The build writes it last: a folder without one is not whole yet.
        if (error instanceof Deno.errors.NotFound) continue;
        log.error("broken build passed over", error, { folder: path });
      }
    }
  }
  const whole: UnpackedRelease[] = [];
  for (const { path, ...built } of newest.values()) {
    try {
      const files = await filesOf(path);
      verifyHashes(built.release, files);
      whole.push({ ...built, files });
    } catch (error) {
      log.error("broken build passed over", error, { folder: path });
    }
  }
  return whole;
}

async function filesOf(folder: string, below = ""): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for await (const { name, isDirectory } of Deno.readDir(`${folder}/${below}`)) {
    const path = below + name;
    if (isDirectory) {
      for (const [file, content] of await filesOf(folder, `${path}/`)) files.set(file, content);
    } else if (path !== "release.json") files.set(path, await Deno.readFile(`${folder}/${path}`));
  }
  return files;
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
