import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

/** The packages that teams install, by their folders. */
const FOLDERS = [
  "cli",
  "design-system",
  "shell/host-api",
  "services/contracts-common",
  ...globSync("services/*/contracts").sort(),
];
/** Files that a package reads besides its modules. */
const ASSETS = ["templates"];
/** A package runs these by their path, not by an import. */
const PROCESSES = "src/**/*.process.ts";

interface PackageJson {
  name: string;
  version: string;
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** A package as it stands in this repository. */
export interface SourcePackage {
  folder: string;
  json: PackageJson;
  /** Its modules that others may import, by specifier, relative to the folder. */
  entries: Record<string, string>;
}

export const readPackages = (): SourcePackage[] =>
  FOLDERS.map((folder) => {
    const json = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageJson;
    return { folder, json, entries: entriesOf(folder, json) };
  });

function entriesOf(folder: string, { name, exports = {} }: PackageJson): Record<string, string> {
  const entries = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
  return Object.fromEntries(entries.flatMap(([subpath, file]) => {
    const specifier = name + subpath.slice(1);
    if (!file.includes("*")) return [[specifier, file]];
    const [before = "", after = ""] = file.slice("./".length).split("*");
    return globSync(`${before}*${after}`, { cwd: folder }).sort()
      .filter((found) => !/\.test\.tsx?$/.test(found))
      .map((found) => {
        const matched = found.slice(before.length, found.length - after.length);
        return [specifier.replace("*", matched), `./${found}`];
      });
  }));
}

const compiled = (file: string): string => file.replace(/\.tsx?$/, ".js");

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.esnext.disposable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  declaration: true,
  types: ["node", "vite/client"],
  noEmitOnError: false,
};

/**
 * Compiles the packages into `<out>/<name>/`: JavaScript with declaration files in the folders of the
 * sources, and a package.json whose exports name them; with `declarationsOnly` just the declaration
 * files. Throws what a declaration cannot express.
 */
export function stagePackages(
  packages: SourcePackage[],
  out: string,
  { declarationsOnly = false } = {},
): void {
  const roots = packages.flatMap(({ folder, json, entries }) =>
    [
      ...Object.values(entries),
      ...Object.values(json.bin ?? {}),
      ...globSync(PROCESSES, { cwd: folder }),
    ].map((file) => resolve(folder, file))
  );
  const program = ts.createProgram(roots, { ...OPTIONS, rootDir: resolve("."), outDir: out });
  const store = (file: string, text: string) => {
    const source = relative(out, file);
    const owner = packages.find(({ folder }) => source.startsWith(`${folder}/`));
    if (owner) write(join(out, owner.json.name, relative(owner.folder, source)), text);
  };
  const { diagnostics } = program.emit(undefined, store, undefined, declarationsOnly);
  const first = diagnostics.find(({ category }) => category === ts.DiagnosticCategory.Error);
  if (first) {
    const place = first.file ? relative(".", first.file.fileName) : "";
    throw new Error(`${place}: ${ts.flattenDiagnosticMessageText(first.messageText, "\n")}`);
  }
  if (declarationsOnly) return;
  for (const { folder, json } of packages) {
    const target = join(out, json.name);
    write(
      join(target, "package.json"),
      `${JSON.stringify(publishedJson(json, packages), null, 2)}\n`,
    );
    for (const asset of ASSETS.filter((path) => existsSync(join(folder, path)))) {
      cpSync(join(folder, asset), join(target, asset), { recursive: true });
    }
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A package.json without what holds in this repository only. */
function publishedJson(json: PackageJson, packages: SourcePackage[]): object {
  const { private: _private, exports, bin, dependencies, ...rest } = json;
  const mapped = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([key, file]) => [key, compiled(file)]));
  // A later minor version of another of these packages fits, too.
  const ranges = Object.entries(dependencies ?? {}).map(([name, version]) =>
    [name, packages.some((one) => one.json.name === name) ? `^${version}` : version] as const
  );
  return {
    ...rest,
    ...(exports && { exports: mapped(exports) }),
    ...(bin && { bin: mapped(bin) }),
    dependencies: Object.fromEntries(ranges),
  };
}

/** Packs what was staged below `staged` by `npm pack` into `out`; answers the archives' paths. */
export function packStaged(packages: SourcePackage[], staged: string, out: string): string[] {
  mkdirSync(out, { recursive: true });
  const folders = packages.map(({ json }) => join(staged, json.name));
  const { status, stderr } = spawnSync(
    "npm",
    ["pack", ...folders, "--pack-destination", out, "--silent"],
    { encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return readdirSync(out).filter((file) => file.endsWith(".tgz")).map((file) => join(out, file));
}
