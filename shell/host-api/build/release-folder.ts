import { baseOf, type Release } from "@reclaim/contracts-releases/releases";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { DEVELOPMENT_SHELL } from "./platform.ts";
import { contentHash, filesBelow, integrityOf, precompress } from "./files.ts";

/** Fields of a release that do not follow from its files. */
type Description<Made extends Release> = Omit<Made, "version" | "builtAt" | "integrity">;

/**
 * Stores the files of `built` as `<releases>/<name>/<version>/` with their release.json, where the
 * version is the package's and a hash of all that the release consists of. Of a version that is
 * there already only `builtAt` is renewed: the last build goes live, also when it brings an earlier
 * version back. `describe` gets what makes the URL of a file.
 */
export function storeRelease<Made extends Release>(
  { built, releases, contract, packageVersion, builtAt, describe }: {
    built: string;
    releases: string;
    contract: z.ZodMiniType<Made>;
    packageVersion: string;
    builtAt: Date;
    describe(url: (file: string) => string): Description<Made>;
  },
): Made {
  // With paths for URLs, since these have the version in them.
  const described = describe((file) => file);
  const contents = filesBelow(built).flatMap((file) => [file, readFileSync(join(built, file))]);
  const version = `${packageVersion}-${contentHash([JSON.stringify(described), ...contents])}`;
  const { name } = described;
  const target = join(releases, name, version);
  const before = builtBefore(target, contract);
  if (before) return writeRecord(target, { ...before, builtAt: builtAt.toISOString() });

  const base = baseOf({ name, version });
  const url = (file: string) => `${base}/${file}`;
  // Few ask for the development build, and compressing it takes as long as all the rest.
  precompress(built, new RegExp(`^public/${DEVELOPMENT_SHELL}/`));
  const release = z.parse(contract, {
    ...describe(url),
    version,
    builtAt: builtAt.toISOString(),
    integrity: integrityOf(built, url),
  });
  rmSync(target, { recursive: true, force: true });
  cpSync(built, target, { recursive: true });
  // Last, so that a folder with a release.json is whole.
  return writeRecord(target, release);
}

/** Runs `make` with an empty folder that is gone afterwards. */
export async function inFolder<Made>(make: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-release-"));
  try {
    return await make(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The release that stands in a folder, if it is whole. */
function builtBefore<Made>(folder: string, contract: z.ZodMiniType<Made>): Made | undefined {
  const path = join(folder, "release.json");
  if (!existsSync(path)) return undefined;
  try {
    return z.parse(contract, JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}

/** Writes release.json in one step, and makes the folder as old as the build. */
function writeRecord<Made extends Release>(folder: string, release: Made): Made {
  const path = join(folder, "release.json");
  writeFileSync(`${path}.new`, JSON.stringify(release, null, 2));
  renameSync(`${path}.new`, path);
  const at = new Date(release.builtAt);
  utimesSync(folder, at, at);
  return release;
}
