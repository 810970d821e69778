import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Rollup } from "vite";
import { SHARED, SHARED_ID } from "./shared-contract.ts";

/** The chunk that a module of the package in `dir` is in. */
export function chunkOf(
  chunks: Rollup.OutputChunk[],
  dir: string,
  module: string,
): Rollup.OutputChunk {
  const path = resolve(dir, module);
  const found = chunks.find((chunk) => chunk.moduleIds.includes(path));
  if (!found) {
    throw new Error(`${module} of ${dir} is in no chunk: is it declared but not imported?`);
  }
  return found;
}

/** A chunk and all that it imports statically, itself first, as file names. */
export function closure(chunks: Rollup.OutputChunk[], chunk: Rollup.OutputChunk): string[] {
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

/**
 * The chunks that a page of these chunks may load later, by `import()`, as file names: its late parts
 * with all that they need in turn. `known` are loaded anyway and not looked into: the exposed module
 * imports every page.
 */
export function lateClosure(
  chunks: Rollup.OutputChunk[],
  page: readonly string[],
  known: readonly string[],
): string[] {
  const chunkBy = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set(page);
  // A set hands out what is added to it on the way. What the shell gives is no chunk.
  for (const fileName of seen) {
    const chunk = known.includes(fileName) ? undefined : chunkBy.get(fileName);
    for (const name of [...chunk?.imports ?? [], ...chunk?.dynamicImports ?? []]) {
      if (chunkBy.has(name)) seen.add(name);
    }
  }
  return [...seen].filter((name) => !page.includes(name) && !known.includes(name));
}

/** The names that the built code takes from the shell's shared file. */
export function sharedNames(chunks: Rollup.OutputChunk[]): string[] {
  const names = new Set<string>();
  const importing = new RegExp(`import\\{([^}]*)\\}from"${SHARED_ID}"`, "g");
  for (const { code } of chunks) {
    for (const [, list = ""] of code.matchAll(importing)) {
      for (const entry of list.split(",")) names.add(entry.split(" as ")[0]?.trim() ?? "");
    }
  }
  return [...names].filter(Boolean).sort();
}

const CORE = "@reclaim/design-system";
const DESIGN_SYSTEM = createRequire(import.meta.url).resolve(`${CORE}/package.json`);

/** The files that the design system gives besides its core. */
function entriesOfDesignSystem(): Set<string> {
  const { exports } = JSON.parse(readFileSync(DESIGN_SYSTEM, "utf8")) as {
    exports: Record<string, string>;
  };
  return new Set(Object.values(exports).map((file) => join(dirname(DESIGN_SYSTEM), file)));
}

/** The design system's components in the built code: those it takes from the shell, and its own. */
export function componentsOf(chunks: Rollup.OutputChunk[], shared: readonly string[]): string[] {
  const { prefix = "", names: core = [] } = SHARED[CORE] ?? {};
  const taken = shared.filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  const entries = entriesOfDesignSystem();
  const bundled = chunks.flatMap(({ modules }) =>
    Object.entries(modules).filter(([id]) => id.startsWith(dirname(DESIGN_SYSTEM)))
      .flatMap(([id, { renderedExports }]) =>
        renderedExports.filter((name) => entries.has(id) || core.includes(name))
      )
  );
  // Hooks and constants are written otherwise.
  return [...new Set([...taken, ...bundled])].filter((name) => /^[A-Z][a-z]/.test(name)).sort();
}
