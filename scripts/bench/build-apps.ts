import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin, type Rollup } from "vite";
import { readManifest } from "../../shell/host-api/build/manifest.ts";
import { precompress } from "../../shell/host-api/build/files.ts";

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

/** Builds the product as one Vite application into a folder that the gateway can serve. */
export async function buildApp(out: string, tuned: boolean): Promise<void> {
  const files = join(out, "shell/public");
  rmSync(out, { recursive: true, force: true });
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: APP,
    base: "/",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"', __TUNED__: String(tuned) },
    plugins: [parts(), ...(tuned ? [] : [plainLazyPages()]), react()],
    build: {
      target: "es2022",
      modulePreload: tuned ? false : { polyfill: false },
      outDir: resolve(files),
      rolldownOptions: {
        input: { app: join(APP, "main.tsx") },
        output: { entryFileNames: "s/[name]-[hash].js", chunkFileNames: "s/[name]-[hash].js" },
      },
    },
  }) as Rollup.RollupOutput;
  const chunks = result.output.filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  const home = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith("/home.page.tsx")));
  if (!entry || !home) throw new Error("the plain application has no entry or no Home");
  const url = (file: string) => `/${file}`;
  const sha = (file: string) =>
    `sha384-${createHash("sha384").update(readFileSync(join(files, file))).digest("base64")}`;
  const first = tuned ? [...entry.imports, home.fileName, ...home.imports] : entry.imports;
  cpSync("shell/public", files, { recursive: true });
  cpSync("design-system/fonts", join(files, "fonts"), { recursive: true });
  precompress(files);
  mkdirSync(join(out, "remotes"), { recursive: true });
  const { criticalCss, fonts } = JSON.parse(readFileSync("dist/shell/shell.json", "utf8"));
  writeFileSync(
    join(out, "shell/shell.json"),
    JSON.stringify({
      entry: url(entry.fileName),
      imports: {},
      preload: [...new Set(first)].filter((file) => file !== entry.fileName).map(url),
      integrity: Object.fromEntries(
        readdirSync(join(files, "s")).filter((file) => file.endsWith(".js"))
          .map((file) => [`/s/${file}`, sha(`s/${file}`)]),
      ),
      fonts,
      criticalCss,
    }),
  );
}
