import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import {
  findAffectedBrowserTests,
  findAffectedServiceTests,
  nameFiles,
} from "./lib/affected-tests.ts";
import { findBrowser } from "./lib/browser.ts";
import { type Changes, readChanges } from "./lib/changed-files.ts";
import { runPlaywright } from "./lib/playwright.ts";
import { runCommand } from "./lib/run-command.ts";
import {
  parseJUnit,
  parsePlaywright,
  parseStories,
  parseVitest,
  readReport,
  type SuiteResult,
} from "./lib/test-reports.ts";

/**
 * All tests: services on PGlite and, with TEST_DATABASE_URL, on Postgres; units and components;
 * every story in a browser; the built product in a browser. Names of suites as arguments run only
 * those; with `--changed` each runs only what a change touches, and says what it left out.
 */
const RESULTS = "test-results";
const SLOWEST_SHOWN = 20;

const args = process.argv.slice(2);
const changes: Changes | null = args.includes("--changed") ? readChanges() : null;
const wanted = args.filter((word) => !word.startsWith("--"));

interface Suite {
  name: string;
  /** Suites of the two lanes run side by side; those of one lane one after the other. */
  lane: "browser" | "no browser";
  /** With `logFile`, all output goes there. */
  run(logFile?: string): Promise<SuiteResult>;
}

const nothingTouched = (what: string): SuiteResult => ({
  passed: 0,
  failed: 0,
  note: `a change touches none of ${what}`,
  tests: [],
});

/** Which of all test files a `--changed` run leaves out. */
function leftOut(all: string[], run: string[]): string | undefined {
  const names = all.filter((file) => !run.includes(file));
  return names.length === 0 ? undefined : `left out: ${nameFiles(names)}`;
}

let building: Promise<boolean> | undefined;
/** Builds what changed, once for all suites. */
const build = (): Promise<boolean> => building ??= runCommand("node", ["scripts/build.ts"]);

const BUILD_FAILED: SuiteResult = { passed: 0, failed: 1, note: "the build failed", tests: [] };

function serviceSuite(name: string, report: string, env: NodeJS.ProcessEnv): Suite {
  return {
    name,
    lane: "no browser",
    async run(logFile) {
      const all = findAffectedServiceTests(["package-lock.json"]);
      const files = changes ? findAffectedServiceTests(changes.files) : all;
      if (files.length === 0) return nothingTouched(`${all.length} test files`);
      const path = `${RESULTS}/${report}.xml`;
      const succeeded = await runCommand("deno", [
        "test",
        "--cached-only",
        // `npm run verify` checks the types.
        "--no-check",
        "-A",
        "--parallel",
        `--junit-path=${path}`,
        ...(files.length === all.length ? ["services"] : files),
      ], { env: { DENO_JOBS: String(jobs()), ...env }, logFile });
      const note = leftOut(all, files);
      return { ...readReport(succeeded, path, parseJUnit), ...(note && { note }) };
    },
  };
}

async function runVitest(
  project: string,
  parse: (text: string) => SuiteResult,
  options: { env?: NodeJS.ProcessEnv; logFile?: string | undefined },
): Promise<SuiteResult> {
  const path = `${RESULTS}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${path}`];
  const only = changes ? ["--changed", changes.base] : [];
  const ran = await runCommand("vitest", [
    "run",
    "--project",
    project,
    ...reporters,
    ...only,
  ], options);
  const result = readReport(ran, path, parse);
  if (!changes) return result;
  return { ...result, note: "only files that import what changed; the others were left out" };
}

const units: Suite = {
  name: "units and components",
  lane: "no browser",
  run: async (logFile) =>
    await build() ? await runVitest("units", parseVitest, { logFile }) : BUILD_FAILED,
};

const stories: Suite = {
  name: "stories in a browser",
  lane: "browser",
  async run(logFile) {
    const env = { CHROMIUM_PATH: (await findBrowser()) ?? "" };
    return await runVitest("stories", parseStories, { env, logFile });
  },
};

const product: Suite = {
  name: "the product in a browser",
  lane: "browser",
  async run(logFile) {
    const all = findAffectedBrowserTests(["package-lock.json"]);
    const files = changes ? findAffectedBrowserTests(changes.files) : all;
    if (files.length === 0) return nothingTouched(`${all.length} test files`);
    if (!(await build())) return BUILD_FAILED;
    const succeeded = await runPlaywright(files.length === all.length ? [] : files, logFile);
    const note = leftOut(all, files);
    const result = readReport(succeeded, `${RESULTS}/e2e.json`, parsePlaywright);
    return { ...result, ...(note && { note }) };
  },
};

const onPostgres = process.env.TEST_DATABASE_URL
  ? [serviceSuite("services on Postgres", "services-postgres", {})]
  : [];
const suites = [
  stories,
  product,
  serviceSuite("services on PGlite", "services", { TEST_DATABASE_URL: "" }),
  ...onPostgres,
  units,
].filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const lanes = [...new Set(suites.map(({ lane }) => lane))];

/** Each file of services holds a database: two at a time, fewer while browsers work beside. */
function jobs(): number {
  return Math.max(1, Math.min(2, Math.floor(availableParallelism() / lanes.length)));
}

async function runSuite(suite: Suite): Promise<[string, SuiteResult]> {
  const { name } = suite;
  console.log(`── ${name} …`);
  if (lanes.length === 1) return [name, await suite.run()];
  const logFile = `${RESULTS}/${name.replaceAll(" ", "-")}.log`;
  writeFileSync(logFile, "");
  const result = await suite.run(logFile);
  console.log(`\n── ${name}\n${readFileSync(logFile, "utf8")}`);
  return [name, result];
}

async function runLane(lane: Suite["lane"]): Promise<[string, SuiteResult][]> {
  const results: [string, SuiteResult][] = [];
  for (const suite of suites.filter((suite) => suite.lane === lane)) {
    results.push(await runSuite(suite));
  }
  return results;
}

mkdirSync(RESULTS, { recursive: true });
for (
  const report of [
    "services.xml",
    "services-postgres.xml",
    "units.json",
    "stories.json",
    "e2e.json",
  ]
) {
  rmSync(`${RESULTS}/${report}`, { force: true });
}
if (changes) {
  console.log(`${changes.files.length} files changed since ${changes.base.slice(0, 12)}.`);
}
const results = (await Promise.all(lanes.map(runLane))).flat();

const slowest = results.flatMap(([name, { tests }]) => tests.map((test) => ({ ...test, name })))
  .sort((one, other) => other.durationMs - one.durationMs).slice(0, SLOWEST_SHOWN);
console.log(`\nThe slowest ${slowest.length} tests:`);
for (const { name, title, durationMs } of slowest) {
  console.log(`${(durationMs / 1000).toFixed(1).padStart(6)} s  ${title} (${name})`);
}
for (const [name, { tests }] of results) {
  for (const { title, error } of tests) {
    if (error !== undefined) console.log(`\nFAILED: ${title} (${name})\n${error}`);
  }
}
console.log("");
for (const [name, { passed, failed, note }] of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ""}`);
}
const sum = (key: "passed" | "failed") =>
  results.reduce((total, [, result]) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
const ranNothing = sum("passed") === 0 && !changes;
process.exit(sum("failed") > 0 || ranNothing ? 1 : 0);
