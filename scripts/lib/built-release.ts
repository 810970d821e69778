import { type Release, release } from "@reclaim/contracts/releases";
import { packRelease } from "@reclaim/host-api/build";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { bundlePart } from "./bundling.ts";
import { Fault } from "./fault.ts";

/** A release as it goes to the product. */
export interface PackedRelease {
  release: Release;
  archive: Uint8Array<ArrayBuffer>;
}

/** Builds `shell` or the remote in a folder, and packs what came out. Nothing of it stays. */
export async function buildAndPack(part: string): Promise<PackedRelease> {
  const out = mkdtempSync(join(tmpdir(), "reclaim-release-"));
  try {
    const failed = bundlePart(part, out);
    if (failed) throw new Fault(failed);
    const [record] = globSync(join(out, "remotes/*/*/release.json"));
    if (!record) throw new Fault(`The build of ${part} made no release.`);
    return {
      release: z.parse(release, JSON.parse(readFileSync(record, "utf8"))),
      archive: new Uint8Array(await packRelease(dirname(record))),
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
