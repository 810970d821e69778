import { shellRelease } from "@reclaim/contracts-releases/releases";
import react from "@vitejs/plugin-react";
import { cpSync, globSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin, type Rollup } from "vite";
import { inlineStyles } from "../../shell/host-api/build/page-styles.ts";
import { readManifest } from "../../shell/host-api/build/manifest.ts";
import { inFolder, storeRelease } from "../../shell/host-api/build/release-folder.ts";
import { PAGE_STYLES } from "../lib/page-styles.ts";

const APP = resolve("scripts/bench/app");

/** All remotes of this repository, imported as one would in a plain application. */
const parts = (): Plugin => ({
  name: "bench-parts",
  enforce: "pre",
  resolveId: (id) => (id === "virtual:bench-parts" ? "\0parts" : null),
  async load(id) {
    if (id !== "\0parts") return null;
    const remotes = globSync("mfe-*/remote.json").map(dirname).sort();
    const manifests = await Promise.all(remotes.map(readManifest));
    return [
      ...remotes.map((remote, index) =>
        `import remote${index} from ${JSON.stringify(resolve(remote, "src/remote.tsx"))};`
      ),
      `export const PARTS = [${
        manifests.map((manifest, index) =>
          `{ remote: remote${index}, manifest: ${JSON.stringify(manifest)} }`
        ).join()
      }];`,
    ].join("\n");
  },
});

const plainLazyPages = (): Plugin => ({
  name: "bench-plain-lazy-pages",
  enforce: "pre",
  resolveId: (id) => (id === "./lazy-page.tsx" ? join(APP, "react-lazy-page.tsx") : null),
});

/**
 * Builds the product as one Vite application into `dist`, as a shell that needs no remote: the
 * gateway serves it as it serves the real one.
 */
export async function buildApp(dist: string, tuned: boolean): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await inFolder(async (out) => {
    const chunks = await bundle(out, tuned);
    const entry = chunks.find((chunk) => chunk.isEntry);
    const home = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith("/home.page.tsx"))
    );
    if (!entry || !home) throw new Error("the plain application has no entry or no Home");
    const first = tuned ? [...entry.imports, home.fileName, ...home.imports] : entry.imports;
    cpSync("shell/public", join(out, "public"), { recursive: true });
    cpSync(PAGE_STYLES.fonts, join(out, "fonts"), { recursive: true });
    storeRelease({
      built: out,
      releases: join(dist, "remotes"),
      contract: shellRelease,
      packageVersion: "0.0.0",
      builtAt: new Date(),
      describe: (url) => ({
        kind: "shell",
        name: "shell",
        team: "Bench",
        hostApi: "1.0.0",
        shared: [],
        apiSurface: { emits: {}, listensTo: {}, rendersSlots: {}, fillsSlots: {} },
        components: [],
        entry: url(entry.fileName),
        imports: {},
        preload: [...new Set(first)].filter((file) => file !== entry.fileName).map(url),
        fonts: readdirSync(PAGE_STYLES.fonts).filter((name) => PAGE_STYLES.preloadedFont.test(name))
          .map((name) => url(`fonts/${name}`)),
        criticalCss: inlineStyles(PAGE_STYLES, url("fonts")),
      }),
    });
  });
}

async function bundle(out: string, tuned: boolean): Promise<Rollup.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: APP,
    base: "./",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"', __TUNED__: String(tuned) },
    plugins: [parts(), ...(tuned ? [] : [plainLazyPages()]), react()],
    build: {
      target: "es2022",
      modulePreload: tuned ? false : { polyfill: false },
      outDir: out,
      rolldownOptions: {
        input: { app: join(APP, "main.tsx") },
        output: { entryFileNames: "s/[name]-[hash].js", chunkFileNames: "s/[name]-[hash].js" },
      },
    },
  }) as Rollup.RollupOutput;
  return result.output.filter((file) => file.type === "chunk");
}
