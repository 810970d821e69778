import { type RemoteRelease, remoteRelease } from "@reclaim/contracts/releases";
import { federation } from "@module-federation/vite";
import react from "@vitejs/plugin-react";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Rollup } from "vite";
import { chunkOf, closure, componentsOf, sharedNames } from "./chunks.ts";
import { exchangedOf } from "./exchanged/exchanged.ts";
import { filesBelow } from "./files.ts";
import { readManifest } from "./manifest.ts";
import {
  flattenSharedReexports,
  inlinePreloadHelper,
  resolveFromHere,
  useShared,
} from "./plugins.ts";
import { inFolder, storeRelease } from "./release-folder.ts";

const EXPOSED = "src/remote.tsx";
/** What the bundler tells about its work: of no use in a browser, and it names our folders. */
const NOT_RELEASED = [".vite", "mf-stats.json"];

/**
 * Builds the remote in `dir` into `<releases>/<name>/<version>/`. The folder may stand outside of
 * this repository and needs nothing installed: what it imports is found here.
 */
export function buildRemote(dir: string, releases: string, builtAt: Date): Promise<RemoteRelease> {
  return inFolder(async (out) => {
    const remote = await readManifest(dir);
    const version = packageVersion(dir);
    if (!existsSync(join(dir, EXPOSED))) {
      throw new Error(`${join(dir, EXPOSED)} is missing: the shell loads a remote by it.`);
    }
    const chunks = await bundle(dir, remote.name, out);
    for (const path of NOT_RELEASED) rmSync(join(out, path), { recursive: true, force: true });
    const exposed = chunkOf(chunks, dir, EXPOSED);
    const first = closure(chunks, exposed);
    const modules = new Set([...remote.routes, ...remote.slots].map(({ module }) => module));
    const scripts = [...modules].map((module) => {
      const page = closure(chunks, chunkOf(chunks, dir, module));
      return [module, [...new Set([...first, ...page])]] as const;
    });
    const styles = filesBelow(out).filter((file) => file.endsWith(".css"));
    const shared = sharedNames(chunks);
    const { name, team, hostApi, slots } = remote;
    const about = {
      kind: "remote" as const,
      name,
      team,
      hostApi,
      remote,
      shared,
      exchanged: exchangedOf(dir, slots.map((slot) => slot.name)),
      components: componentsOf(chunks, shared),
    };
    return storeRelease({
      built: out,
      releases,
      contract: remoteRelease,
      packageVersion: version,
      builtAt,
      describe: (url) => ({
        ...about,
        entry: url("remoteEntry.js"),
        module: url(exposed.fileName),
        preload: Object.fromEntries(scripts.map(([module, files]) => [module, files.map(url)])),
        styles: styles.map(url),
      }),
    });
  });
}

/** Room is left for the hash of what is built. */
const PACKAGE_VERSION = /^\d[0-9A-Za-z.+-]{0,49}$/;

function packageVersion(dir: string): string {
  const path = join(dir, "package.json");
  const { version } = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  if (PACKAGE_VERSION.test(version)) return version;
  throw new Error(`${path} needs a "version" such as "0.1.0": a release is named by it.`);
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
      resolveFromHere(),
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
        // A file may be called anything; its address is plain.
        output: { sanitizeFileName: (name) => name.replaceAll(/[^\w.~@$+-]/g, "_") },
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
