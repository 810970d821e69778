import { bundleRemote, runBundler } from "@reclaim/cli";
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Where built things stand; the gateway reads the same name. */
const DIST = process.env.RECLAIM_DIST ?? "dist";
/** Versions of the shell and of each remote that stay here. What was live stays where releases are stored. */
const VERSIONS_KEPT = 3;

/** Tests change no build; stories change Storybook only. */
const TEST = /\.(test|testing)\.tsx?$/;
const STORY = /\.stories\.tsx$|\/foundations\/|\/\.storybook\//;

/** Sources of the browser's parts besides their own folder. */
const COMMON = [
  "shell/host-api",
  "design-system",
  "services/contracts-common",
  ...globSync("services/*/contracts"),
  "cli/src/build",
];
const SHELL = [
  "shell/src",
  "shell/public",
  "shell/package.json",
  "scripts/lib/build-shell.process.ts",
  "scripts/lib/page-styles.ts",
];

interface Wanted {
  /** Names of remotes, or `storybook`; without it, all of them. */
  only?: string[];
  /** False when only the product is needed. */
  storybook?: boolean;
}

/** Builds the shell, the remotes and Storybook where sources changed since the last build. */
export function build({ only = [], storybook = true }: Wanted = {}): void {
  const wanted = (part: string) => only.length === 0 || only.includes(part);
  const common = fingerprint(COMMON) + installedPackages();
  whenChanged("shell", [common, fingerprint(SHELL)], () => {
    console.log("Building the shell …");
    keepBuild("shell", bundleShell(DIST));
  });
  const remotes = globSync("mfe-*/remote.json").map(dirname).sort();
  for (const remote of remotes.filter(wanted)) {
    whenChanged(remote, [common, fingerprint([remote])], () => {
      console.log(`Building ${remote} …`);
      keepBuild(remote, bundleRemote(remote, DIST));
    });
  }
  if (!storybook || !wanted("storybook")) return;
  const sources = fingerprint([...COMMON, "design-system/.storybook", ...remotes], TEST);
  whenChanged("storybook", [sources, installedPackages()], () => {
    console.log("Building Storybook …");
    buildStorybook();
  });
}

function whenChanged(part: string, inputs: string[], make: () => void): void {
  const stamp = `${DIST}/.built/${part}`;
  const wanted = inputs.join("\n");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync(stamp, { force: true });
  make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Builds the shell into `<dist>/remotes/`. Returns null, or the error's text. */
export const bundleShell = (dist: string): string | null =>
  runBundler("shell", process.execPath, ["scripts/lib/build-shell.process.ts", dist]);

function keepBuild(part: string, failure: string | null): void {
  exitOnFailure(failure);
  dropOldVersions(`${DIST}/remotes/${part}`);
}

/** Replaces the folder in one step, so that a failed build leaves the last one. */
function buildStorybook(): void {
  const next = `${DIST}/storybook.next`;
  const args = ["build", "--config-dir", "design-system/.storybook", "--output-dir", next];
  exitOnFailure(runBundler("Storybook", "storybook", [...args, "--quiet", "--loglevel=warn"]));
  rmSync(`${DIST}/storybook`, { recursive: true, force: true });
  renameSync(next, `${DIST}/storybook`);
}

function exitOnFailure(failure: string | null): void {
  if (failure === null) return;
  console.error(failure);
  process.exit(1);
}

/** A hash over the content of all files below `paths`, but for those that change no build. */
function fingerprint(paths: string[], ...leftOut: RegExp[]): string {
  const ignored = leftOut.length > 0 ? leftOut : [TEST, STORY];
  const hash = createHash("sha256");
  for (const path of paths) {
    const files = statSync(path).isDirectory()
      ? globSync(`${path}/**/*`, { exclude: (name) => name === "node_modules" }).sort()
      : [path];
    for (const file of files) {
      if (ignored.some((pattern) => pattern.test(file)) || !statSync(file).isFile()) continue;
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

/** A hash over what is installed: another remote of this repository changes nothing of it. */
function installedPackages(): string {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { link?: boolean }>;
  };
  const installed = Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link);
  return createHash("sha256").update(JSON.stringify(installed)).digest("hex");
}

function dropOldVersions(folder: string): void {
  const versions = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { path } of versions.slice(VERSIONS_KEPT)) rmSync(path, { recursive: true });
}
