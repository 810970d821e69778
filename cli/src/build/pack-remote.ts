import { type Release, release } from "@reclaim/contracts-releases/releases";
import type { SharedContract } from "@reclaim/host-api/build";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { CommandError } from "../command-error.ts";
import { bundleRemote } from "./run-bundler.ts";

/** A release as it is uploaded to the product. */
export interface PackedRelease {
  release: Release;
  archive: Uint8Array<ArrayBuffer>;
}

/** Builds the remote in a folder for a shell that gives `shared`, and packs its release. */
export const buildAndPackRemote = (
  folder: string,
  shared: SharedContract,
): Promise<PackedRelease> =>
  packBuild(folder, (dist) => {
    const contract = join(dist, "shared-contract.json");
    writeFileSync(contract, JSON.stringify(shared));
    return bundleRemote(folder, dist, contract);
  });

/**
 * Packs the one release that `build` makes in the folder it is given, which is removed afterwards.
 * `build` returns null, or the error's text.
 */
export async function packBuild(
  name: string,
  build: (dist: string) => string | null,
): Promise<PackedRelease> {
  const out = mkdtempSync(join(tmpdir(), "reclaim-release-"));
  try {
    const failure = build(out);
    if (failure) throw new CommandError(failure);
    // Loads bundlers, which takes a second.
    const { packRelease } = await import("@reclaim/host-api/build");
    const [record] = globSync(join(out, "remotes/*/*/release.json"));
    if (!record) throw new CommandError(`The build of ${name} made no release.`);
    return {
      release: z.parse(release, JSON.parse(readFileSync(record, "utf8"))),
      archive: new Uint8Array(await packRelease(dirname(record))),
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
