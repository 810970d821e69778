import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";

/** Tests and stories are no part of a release. */
const LEFT_OUT = /\.(test|testing|stories)\.tsx?$/;
/** Only files that contain one of these can use an event or a slot; what they import comes along. */
const SURFACE_WORDS = /\bemit\b|\bon[(<:]|Slot|\bdeclare\b/;
/** Large, and no event or slot has their types. */
const UNREAD = /^(csstype|lucide-react|react-router-dom|styled-components)(\/|$)/;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  // Types of the browser are not compared.
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

export interface TypedSources {
  checker: ts.TypeChecker;
  /** The files that may use events or slots. */
  sources: ts.SourceFile[];
  /** The types of host-api as this package sees them, with what it adds to them. */
  hostApi(name: string): ts.Type;
}

/**
 * The sources of a package with their types. Only what is asked for is checked: faults are the
 * business of `npm run verify`. What does not resolve from the package, as outside of this
 * repository, resolves from here.
 */
export function typedSources(dir: string): TypedSources {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: dir }).sort().map((file) => resolve(dir, file))
    .filter((file) => !LEFT_OUT.test(file) && SURFACE_WORDS.test(readFileSync(file, "utf8")));
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(dir, (name) => name, OPTIONS);
  const find = (name: string, from: string) =>
    ts.resolveModuleName(name, from, OPTIONS, host, cache).resolvedModule;
  const resolved = (name: string, from: string) =>
    UNREAD.test(name) ? undefined : find(name, from) ?? find(name, import.meta.filename);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: resolved(text, from) }));

  const hostApi = resolved("@reclaim/host-api", join(resolve(dir), "src/remote.tsx"));
  if (!hostApi) throw new Error("@reclaim/host-api is not installed");
  const program = ts.createProgram([...files, hostApi.resolvedFileName], OPTIONS, host);
  const checker = program.getTypeChecker();
  const found = (file: string) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} was not read`);
    return source;
  };
  const module = checker.getSymbolAtLocation(found(hostApi.resolvedFileName));
  const exported = new Map(
    (module ? checker.getExportsOfModule(module) : []).map((symbol) => [symbol.name, symbol]),
  );
  return {
    checker,
    sources: files.map(found),
    hostApi(name) {
      const symbol = exported.get(name);
      if (!symbol) throw new Error(`@reclaim/host-api has no type ${name}`);
      const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return checker.getDeclaredTypeOfSymbol(own);
    },
  };
}
