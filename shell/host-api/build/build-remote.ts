import type { Release } from "@reclaim/contracts/releases";
import { federation } from "@module-federation/vite";
import react from "@vitejs/plugin-react";
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
import { join, resolve } from "node:path";
import { build, type Rollup } from "vite";
import { contentHash, filesBelow, integrityOf, precompress } from "./files.ts";
import { readManifest } from "./manifest.ts";
import { flattenSharedReexports, inlinePreloadHelper, useShared } from "./plugins.ts";
import { SHARED_ID } from "./shared-contract.ts";

const EXPOSED = "src/remote.tsx";

/**
 * Builds the remote in `dir` into `<releases>/<name>/<version>/`, where the version is the
 * package's and a hash of what was built. Of a version that is there already only `builtAt` is
 * renewed: the last build goes live, also when it brings an earlier version back.
 */
export async function buildRemote(dir: string, releases: string, builtAt: Date): Promise<Release> {
  const manifest = await readManifest(dir);
  const { version: packageVersion } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));
  const out = mkdtempSync(join(tmpdir(), `${manifest.name}-`));
  try {
    const chunks = await bundle(dir, manifest.name, out);
    const contents = filesBelow(out).map((file) => readFileSync(join(out, file)));
    const hash = contentHash([JSON.stringify(manifest), ...contents]);
    const version = `${packageVersion}-${hash}`;
    const base = `/remotes/${manifest.name}/${version}`;
    const target = join(releases, manifest.name, version);
    const built = builtBefore(target);
    if (built) return writeRelease(target, { ...built, builtAt: builtAt.toISOString() });
    const url = (file: string) => `${base}/${file}`;
    const exposed = chunkOf(chunks, dir, EXPOSED);
    const modules = new Set([...manifest.routes, ...manifest.slots].map(({ module }) => module));
    const release: Release = {
      remote: manifest,
      version,
      builtAt: builtAt.toISOString(),
      entry: url("remoteEntry.js"),
      module: url(exposed.fileName),
      integrity: integrityOf(out, base),
      preload: Object.fromEntries([...modules].map((module) => {
        const page = chunkOf(chunks, dir, module);
        return [
          module,
          [...new Set([...closure(chunks, exposed), ...closure(chunks, page)])].map(url),
        ];
      })),
      styles: filesBelow(out).filter((file) => file.endsWith(".css")).map(url),
      shared: sharedNames(chunks),
    };
    precompress(out);
    cpSync(out, target, { recursive: true });
    // Last, so that a folder with a release.json is whole.
    return writeRelease(target, release);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The release that stands in a folder, if it is whole. */
function builtBefore(folder: string): Release | undefined {
  const path = join(folder, "release.json");
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Release;
  } catch {
    return undefined;
  }
}

/** Writes release.json in one step, and makes the folder as old as the build. */
function writeRelease(folder: string, release: Release): Release {
  const path = join(folder, "release.json");
  writeFileSync(`${path}.new`, JSON.stringify(release, null, 2));
  renameSync(`${path}.new`, path);
  const at = new Date(release.builtAt);
  utimesSync(folder, at, at);
  return release;
}

async function bundle(dir: string, name: string, out: string): Promise<Rollup.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: resolve(dir),
    // Relative, so that the same files work under any folder.
    base: "./",
    // The federation plug-in changes this object: one for each build.
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      useShared(),
      react(),
      federation(
        {
          name: name.replaceAll("-", "_"),
          filename: "remoteEntry.js",
          exposes: { "./remote": `./${EXPOSED}` },
          shared: {},
          manifest: true,
          dts: false,
          disableRemote: true,
          disableSnapshot: true,
        } as Parameters<typeof federation>[0],
      ),
      inlinePreloadHelper(),
      flattenSharedReexports(),
    ],
    build: {
      target: "es2022",
      modulePreload: false,
      outDir: out,
      emptyOutDir: true,
      rolldownOptions: {
        input: resolve(import.meta.dirname, "empty.ts"),
        onLog(level, log, handler) {
          // A name that the shell does not share would be undefined in the browser only.
          if (log.code === "IMPORT_IS_UNDEFINED") throw new Error(log.message);
          handler(level, log);
        },
      },
    },
  }) as Rollup.RollupOutput;
  return result.output.filter((file) => file.type === "chunk");
}

function chunkOf(chunks: Rollup.OutputChunk[], dir: string, module: string): Rollup.OutputChunk {
  const path = resolve(dir, module);
  const found = chunks.find((chunk) => chunk.moduleIds.includes(path));
  if (!found) {
    throw new Error(`${module} of ${dir} is in no chunk: is it declared but not imported?`);
  }
  return found;
}

/** A chunk and all that it imports statically, itself first. */
function closure(chunks: Rollup.OutputChunk[], chunk: Rollup.OutputChunk): string[] {
  const seen = new Set<string>();
  const visit = ({ fileName, imports }: Rollup.OutputChunk) => {
    if (seen.has(fileName)) return;
    seen.add(fileName);
    for (const name of imports) {
      const next = chunks.find((other) => other.fileName === name);
      if (next) visit(next);
    }
  };
  visit(chunk);
  return [...seen];
}

/** The names that the built code takes from the shell's shared file. */
function sharedNames(chunks: Rollup.OutputChunk[]): string[] {
  const names = new Set<string>();
  const importing = new RegExp(`import\\{([^}]*)\\}from"${SHARED_ID}"`, "g");
  for (const { code } of chunks) {
    for (const [, list = ""] of code.matchAll(importing)) {
      for (const entry of list.split(",")) names.add(entry.split(" as ")[0]?.trim() ?? "");
    }
  }
  return [...names].filter(Boolean).sort();
}
