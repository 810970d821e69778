import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfSources } from "./lib/source-copy.ts";

/** `npm run create-remote`, tried on a copy of the sources. */
const TIME = { timeout: 120_000 };
let copy: string;
let elsewhere: string;
beforeAll(() => {
  copy = copyOfSources(resolve("."));
  elsewhere = mkdtempSync(join(tmpdir(), "reclaim-own-"));
});
afterAll(() => {
  for (const folder of [copy, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

const run = (command: string, args: string[], cwd = copy, env: Record<string, string> = {}) =>
  spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: {
      ...process.env,
      VITEST: undefined,
      INIT_CWD: cwd,
      // Nothing runs there.
      RECLAIM_URL: "http://localhost:9",
      ...env,
    },
  });
const create = (...args: string[]) => run("node", ["scripts/create-remote.ts", ...args]);
const json = (...path: string[]) => JSON.parse(readFileSync(join(...path), "utf8"));

test("a remote of this repository is whole, formatted, and known to the lock file", TIME, () => {
  const { status, stdout } = create("mfe-sleep-diary", "--team", "Sleepers");
  expect(status).toBe(0);
  expect(stdout).toContain("Made mfe-sleep-diary: one page at /sleep-diary");
  expect(stdout).toContain("npm run release mfe-sleep-diary");
  const folder = join(copy, "mfe-sleep-diary");
  expect(globSync("**/*.*", { cwd: folder }).sort()).toEqual([
    "package.json",
    "remote.json",
    "src/features/sleep-diary/last-days.tsx",
    "src/features/sleep-diary/sleep-diary.client.ts",
    "src/features/sleep-diary/sleep-diary.copy.ts",
    "src/features/sleep-diary/sleep-diary.page.stories.tsx",
    "src/features/sleep-diary/sleep-diary.page.tsx",
    "src/features/sleep-diary/sleep-diary.test.tsx",
    "src/features/sleep-diary/sleep-diary.testing.ts",
    "src/remote.tsx",
  ]);
  const core = json(copy, "mfe-core/package.json");
  const { dependencies } = json(folder, "package.json");
  expect(dependencies.react).toBe(core.dependencies.react);
  expect(json(copy, "package-lock.json").packages["mfe-sleep-diary"].dependencies)
    .toEqual(dependencies);
  const orders = globSync("mfe-*/remote.json", { cwd: copy })
    .flatMap((path) => json(copy, path).navigation)
    .map(({ place, order }: { place: string; order: number }) => `${place} ${order}`);
  expect(new Set(orders).size).toBe(orders.length);
  expect(json(folder, "remote.json").team).toBe("Sleepers");
  expect(run("deno", ["fmt", "--check", "mfe-sleep-diary"]).stderr).toContain("Checked 10 files");
  expect(run("oxlint", ["--deny-warnings", "mfe-sleep-diary"]).status).toBe(0);
});

test("a remote of its own repository needs nothing of this one", TIME, () => {
  const folder = join(elsewhere, "mfe-hello");
  const { status, stdout } = create(folder);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Nothing answers at http:\S+: taken paths are told when you release\.\n/);
  expect(stdout).toContain("git init && npm install");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  expect(files.sort()).toEqual([
    ".github/workflows/release.yml",
    ".gitignore",
    ".oxlintrc.json",
    "README.md",
    "package.json",
    "remote.json",
    "src/features/hello/hello.client.ts",
    "src/features/hello/hello.copy.ts",
    "src/features/hello/hello.page.tsx",
    "src/features/hello/hello.test.tsx",
    "src/features/hello/hello.testing.ts",
    "src/features/hello/last-days.tsx",
    "src/remote.tsx",
    "tsconfig.json",
  ]);
  const { scripts, dependencies, devDependencies } = json(folder, "package.json");
  expect(scripts).toEqual({
    dev: "reclaim dev",
    test: "reclaim check",
    release: "reclaim release",
  });
  const versions = Object.values({ ...dependencies, ...devDependencies });
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(json(folder, "remote.json").hostApi).toBe(`^${dependencies["@reclaim/host-api"]}`);
  expect(existsSync(join(copy, "mfe-hello"))).toBe(false);
});

test("what cannot be made is one clear line, and nothing is overwritten", TIME, () => {
  const before = readFileSync(join(copy, "mfe-core/remote.json"), "utf8");
  const said = (...args: string[]) => {
    const { status, stdout, stderr } = create(...args);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    return stderr.trim();
  };
  expect(said("mfe-core")).toMatch(/mfe-core is there already: nothing was changed\.$/);
  expect(said("Hello")).toMatch(/^"Hello" is no name of a remote: mfe- and lower-case letters/);
  expect(said(`mfe-${"a".repeat(50)}`)).toMatch(/, 53 characters at most, such as mfe-hello\.$/);
  expect(said("mfe-journal")).toBe("mfe-core answers /journal already: take another name.");
  expect(said("mfe-api")).toBe("/api is an address of the product itself: take another name.");
  expect(globSync(["mfe-api", ".new-remote-*"], { cwd: copy })).toEqual([]);
  expect(said("docs/mfe-hello")).toMatch(/stands at its top: name it without a folder\.$/);
  expect(said()).toMatch(/^This takes: npm run create-remote mfe-hello/);
  expect(said("mfe-hello", "--colour", "red")).toMatch(/^Unknown option '--colour'/);
  expect(readFileSync(join(copy, "mfe-core/remote.json"), "utf8")).toBe(before);
});

test("--help says what a command takes", TIME, () => {
  const help = (script: string) => run("node", [`scripts/${script}.ts`, "--help"]);
  for (const script of ["create-remote", "dev"]) {
    const { status, stdout, stderr } = help(script);
    expect({ status, stderr }, script).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`^This takes: npm run ${script} `));
  }
});

test("an option that npm kept for itself is not passed over in silence", TIME, () => {
  const { status, stderr } = run("node", ["scripts/create-remote.ts", "mfe-hello"], copy, {
    npm_config_team: "true",
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    "npm took --team for itself. Put -- before the options: npm run create-remote mfe-hello -- …",
  );
});
