import { type Release, release } from "@reclaim/contracts/releases";
import { packRelease } from "@reclaim/host-api/build";
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
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
    buildInto(part, out);
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

/** In a process of its own, as `npm run build` does: the bundlers' plug-ins count and remember. */
function buildInto(part: string, out: string): void {
  const args = ["scripts/lib/build-part.ts", part, out];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    // The federation plug-in switches itself off under Vitest.
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });
  if (status === 0) return;
  throw new Fault(`${stdout}${stderr}\n${part} could not be built. See the lines above.`);
}
