import { SHARED } from "@reclaim/host-api/build";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { PAGE_STYLES } from "./page-styles.ts";

const CORE = "@reclaim/design-system";
/** Components that the shell's frame uses besides the core, on every page. */
const FRAME = [`${CORE}/app-header`, `${CORE}/bottom-nav`];
/** On the page anyway, with or without a design system. */
const OTHERS = ["react", "react-dom", "react/jsx-runtime", "styled-components"];

/** Weight of the design system on the first visit, in bytes as transferred. */
export interface Weight {
  javascript: number;
  styles: number;
  fonts: number;
  total: number;
}

const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** Bundles `code` without what is on the page anyway, and answers its size. */
async function weigh(code: string): Promise<number> {
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [{
      name: "weighed",
      resolveId: (id) => (id === "weighed" ? "\0weighed" : null),
      load: (id) => (id === "\0weighed" ? code : null),
    }],
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: "weighed",
        external: OTHERS,
        preserveEntrySignatures: "strict",
      },
    },
  }) as Rollup.RollupOutput;
  return output.reduce((sum, file) => sum + (file.type === "chunk" ? gzipped(file.code) : 0), 0);
}

/** The core, the frame, the inline styles and the preloaded fonts. */
export async function firstVisitWeight(): Promise<Weight> {
  const names = SHARED[CORE]?.names.join(", ");
  const javascript = await weigh(
    [
      `export { ${names} } from "${CORE}";`,
      ...FRAME.map((entry) => `export * from "${entry}";`),
    ].join("\n"),
  );
  const styles = gzipped(PAGE_STYLES.styles.map((path) => readFileSync(path, "utf8")).join(""));
  const fonts = readdirSync(PAGE_STYLES.fonts).filter((name) =>
    PAGE_STYLES.preloadedFont.test(name)
  )
    .reduce((sum, name) => sum + readFileSync(`${PAGE_STYLES.fonts}/${name}`).length, 0);
  return { javascript, styles, fonts, total: javascript + styles + fonts };
}

/** Weight that each entry adds to a page that uses it, without the core. */
export async function entryWeights(): Promise<[entry: string, bytes: number][]> {
  const { exports } = JSON.parse(readFileSync("design-system/package.json", "utf8")) as {
    exports: Record<string, string>;
  };
  const entries = Object.keys(exports).filter((name) => !/^\.$|package\.json/.test(name));
  const weights: [string, number][] = [];
  for (const name of entries) {
    const entry = CORE + name.slice(1);
    weights.push([entry, await weigh(`export * from "${entry}";`)]);
  }
  return weights;
}
