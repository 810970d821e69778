import type { Plugin, Rollup } from "vite";
import { expect, test } from "vitest";
import {
  flattenSharedReexports,
  inlinePreloadHelper,
  provideShared,
  useShared,
  useSharedFrom,
} from "./plugins.ts";
import { consumedModule, providedModule, SHARED, SHARED_ID } from "./shared-contract.ts";

type Bundle = Record<string, Rollup.OutputChunk>;

/** Calls a plug-in's hook as the bundler would. */
function call(plugin: Plugin, hook: "resolveId" | "load" | "generateBundle", ...args: unknown[]) {
  const found = plugin[hook] as { handler?: unknown } | undefined;
  return ((found?.handler ?? found) as (...args: unknown[]) => unknown)(...args);
}
const chunks = (code: Record<string, { code: string; imports?: string[] }>): Bundle =>
  Object.fromEntries(
    Object.entries(code).map(([fileName, { code, imports = [] }]) => [
      fileName,
      { type: "chunk", fileName, code, imports } as unknown as Rollup.OutputChunk,
    ]),
  );

test("the shell gives the shared names and what the runtime must know of them", () => {
  const plugin = provideShared();
  expect(call(plugin, "resolveId", "react")).toBeNull();
  const id = call(plugin, "resolveId", "virtual:shared");
  expect(call(plugin, "load", id)).toBe(providedModule());
  const scope = String(call(plugin, "load", call(plugin, "resolveId", "virtual:shared-scope")));
  const libraries = JSON.parse(scope.replace("export default ", "")) as typeof SHARED;
  expect(Object.keys(libraries)).toEqual(Object.keys(SHARED));
  for (const library of Object.values(libraries)) {
    expect(library).toEqual({
      prefix: expect.stringMatching(/^[A-Z]_$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  }
  expect(call(plugin, "load", "/src/main.tsx")).toBeNull();
});

test("a remote's import of a shared library becomes one of the shell's file", () => {
  const plugin = useShared();
  expect(call(plugin, "resolveId", SHARED_ID, undefined, {}))
    .toEqual({ id: SHARED_ID, external: true });
  const id = call(plugin, "resolveId", "react", undefined, { kind: "import-statement" });
  expect(call(plugin, "load", id)).toEqual({
    code: consumedModule("react"),
    moduleSideEffects: false,
  });
});

test("a development server takes shared libraries from the file of the running shell", () => {
  const url = "http://localhost:5173/development-shell/shell.js";
  const plugin = useSharedFrom(url, {
    react: { prefix: "R_", names: ["useState"], hasDefault: true },
  });
  const id = call(plugin, "resolveId", "react", undefined, {});
  expect(call(plugin, "load", id)).toMatchObject({
    code: `export { R_useState as useState, R_default as default } from "${url}";`,
  });
  expect(call(plugin, "resolveId", "react-dom", undefined, {})).toBeNull();
});

test("what is not shared stays the remote's own", () => {
  const plugin = useShared();
  for (const specifier of ["lodash", "react/other", "./remote.tsx"]) {
    expect(call(plugin, "resolveId", specifier, undefined, {})).toBeNull();
  }
  expect(call(plugin, "load", "/src/remote.tsx")).toBeNull();
});

test("a CommonJS dependency that requires React gets React itself", () => {
  const plugin = useShared();
  const id = call(plugin, "resolveId", "react", undefined, { kind: "require-call" });
  expect(call(plugin, "load", id)).toEqual({
    code: 'import { R_default as d } from "@shell/shared"; export { d as "module.exports" };',
    moduleSideEffects: false,
  });
});

test("the chunk helper of preloads is inlined and its file is gone", () => {
  const bundle = chunks({
    "assets/preload-helper-a1.js": { code: "export{f as t}" },
    "assets/home-b2.js": {
      code: 'import{t as p}from"./preload-helper-a1.js";p(()=>import("./page.js"))',
      imports: ["assets/preload-helper-a1.js", "assets/other.js"],
    },
  });
  call(inlinePreloadHelper(), "generateBundle", {}, bundle);
  expect(Object.keys(bundle)).toEqual(["assets/home-b2.js"]);
  expect(bundle["assets/home-b2.js"]?.code).toBe('var p=f=>f();p(()=>import("./page.js"))');
  expect(bundle["assets/home-b2.js"]?.imports).toEqual(["assets/other.js"]);
});

test("a preload helper that somebody still imports another way stays", () => {
  const bundle = chunks({
    "assets/preload-helper-a1.js": { code: "export{f as t}" },
    "assets/home-b2.js": { code: 'import*as p from"./preload-helper-a1.js";p.t()' },
  });
  call(inlinePreloadHelper(), "generateBundle", {}, bundle);
  expect(Object.keys(bundle)).toContain("assets/preload-helper-a1.js");
});

test("a bundle without a preload helper is left as it is", () => {
  const bundle = chunks({ "assets/home-b2.js": { code: "1" } });
  call(inlinePreloadHelper(), "generateBundle", {}, bundle);
  expect(bundle["assets/home-b2.js"]?.code).toBe("1");
});

test("re-exports that pages share are taken from the shell's file, without a file between", () => {
  const bundle = chunks({
    "assets/react-a1.js": { code: 'export{R_useState as n,R_useId as t}from"@shell/shared";\n' },
    "assets/home-b2.js": {
      code: 'import{n as s,t as i}from"./react-a1.js";import{x}from"./own.js";s(i,x)',
      imports: ["assets/react-a1.js", "assets/own.js"],
    },
    "assets/own.js": { code: "export{x}" },
  });
  call(flattenSharedReexports(), "generateBundle", {}, bundle);
  expect(Object.keys(bundle)).toEqual(["assets/home-b2.js", "assets/own.js"]);
  expect(bundle["assets/home-b2.js"]?.code).toBe(
    'import{R_useState as s,R_useId as i}from"@shell/shared";import{x}from"./own.js";s(i,x)',
  );
  expect(bundle["assets/home-b2.js"]?.imports).toEqual(["assets/own.js"]);
});

test("a file that does more than re-export keeps its place", () => {
  const bundle = chunks({
    "assets/react-a1.js": { code: 'export{R_useState as n}from"@shell/shared";export{x}' },
  });
  call(flattenSharedReexports(), "generateBundle", {}, bundle);
  expect(Object.keys(bundle)).toEqual(["assets/react-a1.js"]);
});
