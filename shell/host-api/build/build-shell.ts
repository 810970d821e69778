import react from "@vitejs/plugin-react";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Rollup } from "vite";
import { contentHash, integrityOf, precompress } from "./files.ts";
import { inlinePreloadHelper, provideShared } from "./plugins.ts";
import { facadeModule, SHARED, SHARED_ID } from "./shared-contract.ts";

/** Styles that every page carries inline, and fonts that every page preloads. */
export interface Look {
  styles: string[];
  /** A folder that is served at `/fonts`. */
  fonts: string;
  preloadedFont: RegExp;
}

/**
 * Builds the shell in `dir` into `out`: `public/` is what the gateway serves from the root, and
 * `shell.json` what it composes pages from. The entry is the vendor file, too: one request.
 */
export async function buildShell(dir: string, look: Look, out: string): Promise<void> {
  const files = join(out, "public");
  rmSync(out, { recursive: true, force: true });
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: resolve(dir),
    base: "/",
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
      outDir: resolve(files),
      emptyOutDir: false,
      rolldownOptions: {
        input: { shell: resolve(dir, "src/main.tsx") },
        external: [SHARED_ID],
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "s/[name]-[hash].js", chunkFileNames: "s/[name]-[hash].js" },
      },
    },
  }) as Rollup.RollupOutput;
  const chunks = result.output.filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("the shell has no entry");
  const sharedUrl = `/${entry.fileName}`;

  const imports: Record<string, string> = { [SHARED_ID]: sharedUrl };
  for (const specifier of Object.keys(SHARED)) {
    const code = facadeModule(specifier, sharedUrl);
    const name = `s/${specifier.replaceAll(/[@/]/g, "_")}-${contentHash([code])}.js`;
    writeFileSync(join(files, name), code);
    imports[specifier] = `/${name}`;
  }
  mkdirSync(files, { recursive: true });
  const integrity = integrityOf(files, "");
  await buildWorker(dir, files);
  cpSync(join(dir, "public"), files, { recursive: true });
  cpSync(look.fonts, join(files, "fonts"), { recursive: true });
  const shell = {
    entry: sharedUrl,
    imports,
    preload: entry.imports.map((file) => `/${file}`).filter((url) => url !== sharedUrl),
    integrity,
    fonts: readdirSync(look.fonts).filter((name) => look.preloadedFont.test(name))
      .map((name) => `/fonts/${name}`),
    criticalCss: minifyCss(look.styles.map((path) => readFileSync(path, "utf8")).join("")),
  };
  precompress(files);
  writeFileSync(join(out, "shell.json"), JSON.stringify(shell, null, 2));
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
      outDir: resolve(out),
      emptyOutDir: false,
      rolldownOptions: {
        input: { sw: resolve(dir, "src/sw/service-worker.ts") },
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** Comments and white space only; the file is ours and small. */
const minifyCss = (css: string): string =>
  css.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/\s+/g, " ").replaceAll(/\s*([{};,])\s*/g, "$1")
    .trim();
