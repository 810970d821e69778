import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser } from "./lib/browser.ts";
import { playwright } from "./lib/playwright.ts";

/**
 * All tests: services on PGlite and, with TEST_DATABASE_URL, on Postgres; units and components;
 * every story in a browser; the built product in a browser. Names of suites as arguments run only
 * those.
 */
interface Count {
  passed: number;
  failed: number;
  /** What else there is to say of a suite. */
  note?: string;
}

const RESULTS = "test-results";
const wanted = process.argv.slice(2);

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A suite that broke off without a report counts as one failure. */
function counted(ok: boolean, report: string, read: (text: string) => Count): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const count = read(readFileSync(report, "utf8"));
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

function services(name: string, env: NodeJS.ProcessEnv): Count {
  const report = `${RESULTS}/${name}.xml`;
  const args = ["test", "--cached-only", "-A", "--parallel", `--junit-path=${report}`, "services"];
  // Two at a time: each file holds a database.
  const ok = run("deno", args, { DENO_JOBS: "2", ...env });
  return counted(ok, report, (text) => {
    const total = (attribute: string) =>
      Number(text.match(new RegExp(`<testsuites[^>]* ${attribute}="(\\d+)"`))?.[1] ?? 0);
    const failed = total("failures") + total("errors");
    return { passed: total("tests") - failed, failed };
  });
}

function vitest(project: string, env: NodeJS.ProcessEnv = {}): Count {
  const report = `${RESULTS}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  const ok = run("vitest", ["run", "--project", project, ...reporters], env);
  return counted(ok, report, (text) => {
    const { numPassedTests, numFailedTests } = JSON.parse(text);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

interface StoryResults {
  testResults: {
    assertionResults: { meta: { reports?: { type: string; result: { themes: string[] } }[] } }[];
  }[];
}

async function stories(): Promise<Count> {
  const count = vitest("stories", { CHROMIUM_PATH: (await findBrowser()) ?? "" });
  if (!existsSync(`${RESULTS}/stories.json`)) return count;
  const { testResults } = JSON.parse(
    readFileSync(`${RESULTS}/stories.json`, "utf8"),
  ) as StoryResults;
  const looks = testResults.flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta.reports ?? []).filter(({ type }) => type === "axe")
    .map(({ result }) => result.themes.length);
  const total = looks.reduce((sum, themes) => sum + themes, 0);
  const inAll = looks.filter((themes) => themes === 10).length;
  return {
    ...count,
    note: `axe looked at ${looks.length} stories ${total} times, at ${inAll} in all ten themes`,
  };
}

async function product(): Promise<Count> {
  const ok = await playwright([]);
  return counted(ok, `${RESULTS}/e2e.json`, (text) => {
    const { expected, unexpected, flaky } = JSON.parse(text).stats;
    const note = flaky > 0 ? `${flaky} of them at the second try only` : "";
    return { passed: expected + flaky, failed: unexpected, note };
  });
}

const postgres = process.env.TEST_DATABASE_URL;
const suites: [string, () => Count | Promise<Count>][] = [
  ["services on PGlite", () => services("services", { TEST_DATABASE_URL: "" })],
  ...(postgres
    ? [["services on Postgres", () => services("services-postgres", {})] as [string, () => Count]]
    : []),
  ["units and components", () => vitest("units")],
  ["stories in a browser", stories],
  ["the product in a browser", product],
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const results: [string, Count][] = [];
for (const [name, suite] of suites) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  console.log(`\n── ${name}`);
  results.push([name, await suite()]);
}
console.log("");
for (const [name, { passed, failed, note }] of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ""}`);
}
const sum = (key: "passed" | "failed") =>
  results.reduce((total, [, count]) => total + count[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") > 0 || sum("passed") === 0 ? 1 : 0);
