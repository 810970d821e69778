import { createRequire } from "node:module";
import type { Plugin } from "vite";
import {
  facadeModule,
  providedModule,
  SHARED,
  SHARED_ID,
  type SharedContract,
  type SharedModule,
} from "./shared-contract.ts";

/**
 * The shell's side of the shared contract: `virtual:shared` exports all shared names, and
 * `virtual:shared-scope` tells prefix and version of each library, for the federation runtime.
 */
export const provideShared = (
  libraries: Record<string, SharedModule> = SHARED,
): Plugin => ({
  name: "reclaim-provide-shared",
  resolveId: (id) => (id.startsWith("virtual:shared") ? `\0${id}` : null),
  load(id) {
    if (id === "\0virtual:shared") return providedModule(libraries);
    if (id !== "\0virtual:shared-scope") return null;
    const scope = Object.entries(libraries).map((
      [specifier, { prefix }],
    ) => [specifier, { prefix, version: versionOf(specifier) }]);
    return `export default ${JSON.stringify(Object.fromEntries(scope))}`;
  },
});

function versionOf(specifier: string): string {
  const name = specifier.split("/").slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
  return createRequire(import.meta.url)(`${name}/package.json`).version as string;
}

const ESM = "\0shared:";
const REQUIRED = "\0shared-require:";

/** A remote's side: shared specifiers become imports of the shell's one file, which stays external. */
export const useShared = (contract: SharedContract = SHARED): Plugin => ({
  name: "reclaim-use-shared",
  enforce: "pre",
  apply: "build",
  config: () => ({ build: { rolldownOptions: { external: [SHARED_ID] } } }),
  ...sharedModules(contract, SHARED_ID),
});

/**
 * The same for a development server: shared specifiers become imports of the file at `sharedUrl`, an
 * absolute URL, in sources and in the dependencies that the server bundles beforehand.
 */
export const useSharedFrom = (sharedUrl: string, contract: SharedContract): Plugin => {
  const modules = sharedModules(contract, sharedUrl);
  return {
    name: "reclaim-use-shared-from",
    enforce: "pre",
    config: () => ({
      optimizeDeps: {
        exclude: Object.keys(contract),
        rolldownOptions: {
          plugins: [{ name: "reclaim-use-shared-in-dependencies", ...modules } as Plugin],
        },
      },
    }),
    ...modules,
  };
};

/** Resolves shared specifiers to modules that pass on what the file at `sharedUrl` exports. */
function sharedModules(
  contract: SharedContract,
  sharedUrl: string,
): Pick<Plugin, "resolveId" | "load"> {
  return {
    resolveId: {
      order: "pre",
      handler(id, _importer, options) {
        if (id === sharedUrl) return { id, external: true };
        if (!Object.hasOwn(contract, id)) return null;
        const required = (options as { kind?: string }).kind === "require-call";
        return (required && contract[id]?.hasDefault ? REQUIRED : ESM) + id;
      },
    },
    load(id) {
      if (id.startsWith(ESM)) {
        const code = facadeModule(id.slice(ESM.length), sharedUrl, contract);
        return { code, moduleSideEffects: false };
      }
      if (!id.startsWith(REQUIRED)) return null;
      // A CommonJS dependency wants the module itself, not a namespace around it.
      const prefix = contract[id.slice(REQUIRED.length)]?.prefix;
      const from = JSON.stringify(sharedUrl);
      return {
        code: `import { ${prefix}default as d } from ${from}; export { d as "module.exports" };`,
        moduleSideEffects: false,
      };
    },
  };
}

/** The chunk helper for preloading CSS is a file and a request more; we have no CSS to preload. */
export const inlinePreloadHelper = (): Plugin => ({
  name: "reclaim-inline-preload-helper",
  enforce: "post",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const helper = chunks.find((chunk) => chunk.fileName.includes("preload-helper"));
      if (!helper) return;
      const file = helper.fileName.split("/").at(-1) ?? "";
      const importing = new RegExp(
        `import\\{(\\w+) as (\\w+)\\}from"[^"]*${file.replace(/[.$]/g, "\\$&")}";`,
      );
      for (const chunk of chunks) {
        const found = chunk.code.match(importing);
        if (!found) continue;
        chunk.code = chunk.code.replace(found[0], `var ${found[2]}=f=>f();`);
        chunk.imports = chunk.imports.filter((name) => name !== helper.fileName);
      }
      const stillUsed = chunks.some((chunk) => chunk !== helper && chunk.code.includes(file));
      if (!stillUsed) delete bundle[helper.fileName];
    },
  },
});

/** Re-exports that two chunks use get a chunk of their own; point the importers at the external. */
export const flattenSharedReexports = (): Plugin => ({
  name: "reclaim-flatten-shared-reexports",
  enforce: "post",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      for (const chunk of chunks) {
        const found = chunk.code.match(/^export\{([^}]*)\}from"@shell\/shared";\s*$/);
        if (!found) continue;
        const original = new Map(
          (found[1] ?? "").split(",").map((entry) => {
            const [name = "", alias] = entry.split(" as ");
            return [alias ?? name, name];
          }),
        );
        const file = chunk.fileName.split("/").at(-1) ?? "";
        for (const other of chunks) {
          if (other === chunk) continue;
          other.code = other.code.replace(
            /import\{([^}]*)\}from"([^"]+)";/g,
            (statement, list: string, from: string) => {
              if (!from.endsWith(`/${file}`)) return statement;
              const names = list.split(",").map((entry) => {
                const [name = "", alias] = entry.split(" as ");
                return `${original.get(name)} as ${alias ?? name}`;
              });
              return `import{${names.join(",")}}from"${SHARED_ID}";`;
            },
          );
          other.imports = other.imports.filter((name) => name !== chunk.fileName);
        }
        delete bundle[chunk.fileName];
      }
    },
  },
});
