import { type RemoteRelease, remoteRelease } from "@reclaim/contracts-releases/releases";
import { federation } from "@module-federation/vite";
import react from "@vitejs/plugin-react";
import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build, type Plugin, type Rollup } from "vite";
import { chunkOf, closure, componentsOf, lateClosure, sharedNames } from "./chunks.ts";
import { extractApiSurface } from "./api-surface/extract-api-surface.ts";
import { filesBelow } from "./files.ts";
import { readManifest } from "./manifest.ts";
import { flattenSharedReexports, inlinePreloadHelper, useShared } from "./plugins.ts";
import { prerender, withPictures } from "./prerender.ts";
import { inFolder, storeRelease } from "./release-folder.ts";
import { SHARED, type SharedContract } from "./shared-contract.ts";

const EXPOSED = "src/remote.tsx";
/** Comments of the bundler: of no use in a browser, and they name our folders. */
const NOT_RELEASED = [".vite", "mf-stats.json"];

/**
 * Builds the remote in `dir` into `<releases>/<name>/<version>/`. `contract` names the libraries that
 * the shell gives; a name that is not in it fails the build.
 */
export function buildRemote(
  dir: string,
  releases: string,
  builtAt: Date,
  contract: SharedContract = SHARED,
): Promise<RemoteRelease> {
  return inFolder(async (out) => {
    const remote = await readManifest(dir);
    const { version, scripts: npmScripts } = readPackage(dir);
    if (!existsSync(join(dir, EXPOSED))) {
      throw new Error(`${join(dir, EXPOSED)} is missing: the shell loads a remote by it.`);
    }
    if (npmScripts?.prebuild) await runPrebuild(dir);
    const { chunks, assets } = await bundle(dir, remote.name, out, contract);
    const prerendered = await prerender(dir, remote);
    for (const path of NOT_RELEASED) rmSync(join(out, path), { recursive: true, force: true });
    const exposed = chunkOf(chunks, dir, EXPOSED);
    const first = closure(chunks, exposed);
    const modules = new Set([...remote.routes, ...remote.slots].map(({ module }) => module));
    const scripts = [...modules].map((module) => {
      const page = closure(chunks, chunkOf(chunks, dir, module));
      return [module, [...new Set([...first, ...page])]] as const;
    });
    // Of pages by parameter each address may load other parts: those that were opened are kept.
    const offlineModules = new Set(
      [...remote.slots, ...remote.routes.filter(({ path }) => !path.includes("/:"))]
        .filter(({ offline }) => offline).map(({ module }) => module),
    );
    const late = scripts.filter(([module]) => offlineModules.has(module))
      .map(([module, page]) => [module, lateClosure(chunks, page, first)] as const);
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
      apiSurface: extractApiSurface(dir, slots.map((slot) => slot.name)),
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
        offline: Object.fromEntries(late.map(([module, files]) => [module, files.map(url)])),
        styles: styles.map(url),
        ...(Object.keys(prerendered).length > 0 && {
          prerendered: withPictures(prerendered, (file) => url(assetOf(assets, dir, file))),
        }),
      }),
    });
  });
}

/** The file that a picture became. One that a page carries as a data URL has none. */
function assetOf(assets: Rollup.OutputAsset[], dir: string, file: string): string {
  const found = assets.find(({ originalFileNames }) =>
    originalFileNames.some((name) => resolve(dir, name) === file)
  );
  if (!found) throw new Error(`${file} is prerendered, but is no file of the release.`);
  return found.fileName;
}

/** Room is left for the hash of what is built. */
const PACKAGE_VERSION = /^\d[0-9A-Za-z.+-]{0,49}$/;

/** What a build needs of the remote's package.json. */
interface RemotePackage {
  version: string;
  scripts?: { prebuild?: string };
}

function readPackage(dir: string): RemotePackage {
  const path = join(dir, "package.json");
  const found = (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {}) as RemotePackage;
  if (PACKAGE_VERSION.test(found.version)) return found;
  throw new Error(`${path} needs a "version" such as "0.1.0": a release is named by it.`);
}

/** Runs the remote's npm script `prebuild`, such as a check of its content. */
async function runPrebuild(dir: string): Promise<void> {
  try {
    await promisify(execFile)("npm", ["run", "--silent", "prebuild"], { cwd: dir });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`"npm run prebuild" of ${dir} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** The release of a remote has no page of its own: only its exposed module counts. */
const NO_PAGE = "virtual:no-page";
const noPage = (): Plugin => ({
  name: "reclaim-no-page",
  resolveId: (id) => (id === NO_PAGE ? `\0${NO_PAGE}` : null),
  load: (id) => (id === `\0${NO_PAGE}` ? "export default null;" : null),
});

async function bundle(
  dir: string,
  name: string,
  out: string,
  contract: SharedContract,
): Promise<{ chunks: Rollup.OutputChunk[]; assets: Rollup.OutputAsset[] }> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: resolve(dir),
    // Relative, so that the same files work under any folder.
    base: "./",
    // The federation plug-in changes this object: one for each build.
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      useShared(contract),
      noPage(),
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
        input: NO_PAGE,
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
  return {
    chunks: result.output.filter((file) => file.type === "chunk"),
    assets: result.output.filter((file) => file.type === "asset"),
  };
}
