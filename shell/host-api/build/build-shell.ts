import { SHELL, type ShellRelease, shellRelease } from "@reclaim/contracts-releases/releases";
import react from "@vitejs/plugin-react";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build, type Rollup } from "vite";
import { closure, componentsOf } from "./chunks.ts";
import { describePlatform, hostApiVersion } from "./describe-platform.ts";
import { extractApiSurface } from "./api-surface/extract-api-surface.ts";
import { contentHash } from "./files.ts";
import { inlineStyles, type PageStyles } from "./page-styles.ts";
import { DEVELOPMENT_SHELL } from "./platform.ts";
import { inlinePreloadHelper, provideShared } from "./plugins.ts";
import { inFolder, storeRelease } from "./release-folder.ts";
import {
  DEVELOPMENT_SHARED,
  facadeModule,
  providedNames,
  SHARED,
  SHARED_ID,
} from "./shared-contract.ts";

/** The team of the shell, as remote.json has it for a remote. */
const TEAM = "Platform";

/**
 * Builds the shell in `dir` into `<releases>/shell/<version>/`: scripts in `s/`, fonts in `fonts/`,
 * and in `public/` what is served from the root of the site: there stands a development build, too, for
 * authors of a remote for a running product. The entry is the file of shared libraries:
 * one request.
 */
export function buildShell(
  dir: string,
  look: PageStyles,
  releases: string,
  builtAt: Date,
): Promise<ShellRelease> {
  return inFolder(async (out) => {
    const chunks = await bundle(dir, out);
    const entry = chunks.find((chunk) => chunk.isEntry);
    if (!entry) throw new Error("the shell has no entry");
    const imports = { [SHARED_ID]: entry.fileName, ...writeFacades(out, entry.fileName) };
    await buildWorker(dir, join(out, "public"));
    await buildForDevelopment(dir, join(out, "public", DEVELOPMENT_SHELL));
    cpSync(join(dir, "public"), join(out, "public"), { recursive: true });
    cpSync(look.fonts, join(out, "fonts"), { recursive: true });
    const about = {
      kind: "shell" as const,
      name: SHELL,
      team: TEAM,
      hostApi: hostApiVersion(),
      shared: providedNames(),
      apiSurface: extractApiSurface(dir, []),
      components: componentsOf(chunks, []),
    } satisfies Partial<ShellRelease>;
    return storeRelease({
      built: out,
      releases,
      contract: shellRelease,
      packageVersion: versionIn(dir),
      builtAt,
      describe: (url) => ({
        ...about,
        entry: url(entry.fileName),
        imports: Object.fromEntries(
          Object.entries(imports).map(([specifier, file]) => [specifier, url(file)]),
        ),
        preload: closure(chunks, entry).slice(1).map(url),
        fonts: readdirSync(look.fonts).filter((name) => look.preloadedFont.test(name)).sort()
          .map((name) => url(`fonts/${name}`)),
        criticalCss: inlineStyles(look, url("fonts")),
      }),
    });
  });
}

const versionIn = (dir: string): string =>
  JSON.parse(readFileSync(join(dir, "package.json"), "utf8")).version;

async function bundle(dir: string, out: string): Promise<Rollup.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: resolve(dir),
    // Relative, so that the same files work under any folder.
    base: "./",
    publicDir: false,
    define: {
      "process.env.NODE_ENV": '"production"',
      // The federation runtime reads these; they leave out what it needs for snapshots and servers.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
      ENV_TARGET: '"web"',
    },
    plugins: [provideShared(), react(), inlinePreloadHelper()],
    build: {
      target: "es2022",
      modulePreload: false,
      outDir: out,
      emptyOutDir: false,
      rolldownOptions: {
        input: { shell: resolve(dir, "src/main.tsx") },
        external: [SHARED_ID],
        preserveEntrySignatures: "allow-extension",
        output: { entryFileNames: "s/[name]-[hash].js", chunkFileNames: "s/[name]-[hash].js" },
      },
    },
  }) as Rollup.RollupOutput;
  return result.output.filter((file) => file.type === "chunk");
}

/** Writes a small module for each shared library, beside the entry; answers them by specifier. */
function writeFacades(out: string, entry: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(SHARED).map((specifier) => {
      const code = facadeModule(specifier, `./${basename(entry)}`);
      const file = `s/${specifier.replaceAll(/[@/]/g, "_")}-${contentHash([code])}.js`;
      writeFileSync(join(out, file), code);
      return [specifier, file];
    }),
  );
}

/**
 * The shell with the development builds of its libraries, by which components reload while somebody
 * writes them, and beside it what a remote's development server must know of this shell.
 */
async function buildForDevelopment(dir: string, out: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: resolve(dir),
    base: "./",
    publicDir: false,
    define: {
      "process.env.NODE_ENV": '"development"',
      "import.meta.env.PROD": "false",
      "import.meta.env.DEV": "true",
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
      ENV_TARGET: '"web"',
    },
    plugins: [provideShared(DEVELOPMENT_SHARED), react()],
    build: {
      target: "es2022",
      modulePreload: false,
      outDir: out,
      emptyOutDir: false,
      rolldownOptions: {
        input: { shell: resolve(dir, "src/main.tsx") },
        external: [SHARED_ID],
        preserveEntrySignatures: "allow-extension",
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "platform.json"), JSON.stringify(describePlatform()));
}

/** The service worker: one file whose name stays, since browsers look for a newer one there. */
async function buildWorker(dir: string, out: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: resolve(dir),
    publicDir: false,
    build: {
      target: "es2022",
      modulePreload: false,
      outDir: out,
      emptyOutDir: false,
      rolldownOptions: {
        input: { sw: resolve(dir, "src/sw/service-worker.ts") },
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
