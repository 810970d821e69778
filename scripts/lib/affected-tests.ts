import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** A change of one of these may change any test. */
const CHANGES_ALL = /^(package-lock\.json|package\.json|deno\.json|tsconfig\.json)$/;
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/;

const findServiceTests = (): string[] =>
  globSync("services/**/*.test.ts", { exclude: (name) => name.includes("node_modules") }).sort();

interface Graph {
  modules: {
    specifier: string;
    dependencies?: { code?: { specifier?: string }; type?: { specifier?: string } }[];
  }[];
}

/** Which modules import a module, by paths below the root. */
function readImporters(tests: string[]): Map<string, Set<string>> {
  const entry = "test-results/all-service-tests.ts";
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, tests.map((test) => `import "../${test}";\n`).join(""));
  const { status, stdout, stderr } = spawnSync("deno", ["info", "--json", entry], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  const root = realpathSync(".");
  const toPath = (specifier = ""): string | undefined => {
    if (!specifier.startsWith("file:")) return undefined;
    try {
      return relative(root, realpathSync(fileURLToPath(specifier)));
    } catch {
      return undefined;
    }
  };
  const importers = new Map<string, Set<string>>();
  for (const { specifier, dependencies = [] } of (JSON.parse(stdout) as Graph).modules) {
    const importer = toPath(specifier);
    if (importer === undefined) continue;
    for (const { code, type } of dependencies) {
      for (const imported of [toPath(code?.specifier), toPath(type?.specifier)]) {
        if (imported === undefined) continue;
        importers.set(imported, (importers.get(imported) ?? new Set()).add(importer));
      }
    }
  }
  return importers;
}

/**
 * Tests of services that import a changed file, directly or not. What is no source, such as a
 * migration, is taken to change every test of its service and those of all services together.
 */
export function findAffectedServiceTests(changed: string[]): string[] {
  const tests = findServiceTests();
  if (changed.some((file) => CHANGES_ALL.test(file))) return tests;
  const relevant = changed.filter((file) => file.startsWith("services/"));
  const others = relevant.filter((file) => !SOURCE.test(file));
  const folders = others.map((file) => `${file.split("/").slice(0, 2).join("/")}/`);
  if (folders.length > 0) folders.push("services/tests/");
  const affected = new Set(relevant);
  const importers = readImporters(tests);
  const queue = [...affected];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (affected.has(importer)) continue;
      affected.add(importer);
      queue.push(importer);
    }
  }
  return tests.filter((test) =>
    affected.has(test) || folders.some((folder) => test.startsWith(folder))
  );
}

/** A change here may change what any page shows or does. */
const CHANGES_ALL_PAGES =
  /^(shell\/(?!e2e\/.*\.spec\.ts$)|services\/(gateway|platform|contracts-common|release-store|tests)\/|services\/[^/]+\.ts$|playwright\.config\.ts$|scripts\/lib\/(playwright|build|browser)\.ts$)/;
/** Browser tests of what the design system gives to all pages; its stories test the rest. */
const LOOK_SPECS = /^design-system\/e2e\/|\/(accessibility|themes|storybook|toasts)\.spec\.ts$/;
/** A test with one of these starts on Home. */
const STARTS_ON_HOME = /\bguest\b|\bsignUp\(/;

interface Remote {
  folder: string;
  paths: string[];
  /** Services whose contracts the remote depends on. */
  services: string[];
}

function readRemotes(): Remote[] {
  return globSync("mfe-*/remote.json").map(dirname).sort().map((folder) => {
    const { routes } = JSON.parse(readFileSync(join(folder, "remote.json"), "utf8")) as {
      routes: { path: string }[];
    };
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    ) as { dependencies?: Record<string, string> };
    const services = Object.keys(dependencies)
      .flatMap((name) => name.match(/^@reclaim\/contracts-(.+)$/)?.[1] ?? []);
    return { folder, paths: routes.map(({ path }) => path), services };
  });
}

/** Whether a browser test opens a path of a remote, or names the remote. */
function visits(text: string, { folder, paths }: Remote): boolean {
  if (text.includes(folder)) return true;
  return paths.some((path) =>
    path === "/"
      ? STARTS_ON_HOME.test(text)
      : new RegExp(`["\`/]${path.slice(1).replaceAll(/:\w+/g, "[^/]+")}(?![\\w-])`).test(text)
  );
}

/** Browser tests of the remotes that a change touches; all of them when it touches the shell or gateway. */
export function findAffectedBrowserTests(changed: string[]): string[] {
  const specs = globSync("{shell,design-system}/e2e/*.spec.ts").sort();
  const product = changed.filter((file) =>
    !/\.(test|testing|stories)\.tsx?$/.test(file) && !file.endsWith(".md")
  );
  if (product.some((file) => CHANGES_ALL.test(file) || CHANGES_ALL_PAGES.test(file))) return specs;
  const remotes = readRemotes().filter(({ folder, services }) =>
    product.some((file) =>
      file.startsWith(`${folder}/`) || services.some((name) => file.startsWith(`services/${name}/`))
    )
  );
  const changesLook = changed.some((file) => file.startsWith("design-system/"));
  return specs.filter((spec) => {
    if (changed.includes(spec) || (changesLook && LOOK_SPECS.test(spec))) return true;
    const text = readFileSync(spec, "utf8");
    return remotes.some((remote) => visits(text, remote));
  });
}

/** Names of test files as a person reads them. */
export const nameFiles = (files: string[]): string =>
  files.map((file) => basename(file)).join(", ");
