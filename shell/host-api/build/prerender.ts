import type { PrerenderedPage, RemoteManifest } from "@reclaim/contracts-releases/releases";
import react from "@vitejs/plugin-react";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { inFolder } from "./release-folder.ts";

const ENTRY = "virtual:prerender";
const PICTURE = /\.(avif|webp|png|jpe?g|svg)$/;
/** Stands for the address of a picture, which has the release's version in it, until that is known. */
const PLACEHOLDER = /reclaim-picture:([A-Za-z0-9_-]+):/g;

/**
 * Renders the public pages of a remote that name a source by `prerender`, as visitors see them before
 * any script has run. Addresses of pictures are placeholders: see `withPictures`.
 */
export async function prerender(
  dir: string,
  { routes }: RemoteManifest,
): Promise<Record<string, PrerenderedPage>> {
  const wanted = routes.filter((route) => route.prerender !== undefined);
  if (wanted.length === 0) return {};
  const hidden = wanted.find(({ path, public: isPublic }) => !isPublic || path.includes(":"));
  if (hidden) {
    throw new Error(
      `"${hidden.path}" cannot be prerendered: it is not public, or has a parameter.`,
    );
  }
  const source = (file: string) => JSON.stringify(resolve(dir, file));
  const code = [
    `import { renderForVisitor } from "@reclaim/host-api/prerender";`,
    ...wanted.flatMap(({ module, prerender = "" }, index) => [
      `import Page${index} from ${source(module)};`,
      `import about${index} from ${source(prerender)};`,
    ]),
    "export default {",
    ...wanted.map(({ path }, index) => {
      const at = JSON.stringify(path);
      return `${at}: (({ queries, ...about }) => ({ ...about, ` +
        `...renderForVisitor(Page${index}, { path: ${at}, queries }) }))(about${index}),`;
    }),
    "};",
  ].join("\n");
  return await inFolder(async (out) => {
    await build({
      configFile: false,
      logLevel: "error",
      root: resolve(dir),
      define: { "process.env.NODE_ENV": '"production"' },
      plugins: [entry(code), pictures(), react()],
      // All in one file: a remote need not have installed what the shell gives.
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: out,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { input: ENTRY, output: { entryFileNames: "prerender.mjs" } },
      },
    });
    const file = pathToFileURL(join(out, "prerender.mjs")).href;
    const { default: pages } = await import(file) as { default: Record<string, PrerenderedPage> };
    return pages;
  });
}

/** The pages with the addresses of their pictures; `urlOf` gets a picture's source file. */
export function withPictures(
  pages: Record<string, PrerenderedPage>,
  urlOf: (file: string) => string,
): Record<string, PrerenderedPage> {
  const text = JSON.stringify(pages).replaceAll(
    PLACEHOLDER,
    (_all, name: string) => urlOf(Buffer.from(name, "base64url").toString()),
  );
  return JSON.parse(text) as Record<string, PrerenderedPage>;
}

const entry = (code: string): Plugin => ({
  name: "reclaim-prerender",
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) => (id === `\0${ENTRY}` ? code : null),
});

const pictures = (): Plugin => ({
  name: "reclaim-prerender-pictures",
  enforce: "pre",
  load(id) {
    if (!PICTURE.test(id)) return null;
    return `export default "reclaim-picture:${Buffer.from(id).toString("base64url")}:"`;
  },
});
