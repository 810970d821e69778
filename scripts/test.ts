import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./lib/browser.ts";
import { build } from "./lib/build.ts";
import { freePort } from "./lib/ports.ts";

/**
 * All tests: services on PGlite and, with TEST_DATABASE_URL, on Postgres; units and components; the
 * built product in a browser. Names of suites as arguments run only those.
 */
interface Count {
  passed: number;
  failed: number;
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

function units(): Count {
  const report = `${RESULTS}/units.json`;
  const ok = run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report}`,
  ]);
  return counted(ok, report, (text) => {
    const { numPassedTests, numFailedTests } = JSON.parse(text);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function product(): Promise<Count> {
  build({ log: console.log });
  const data = mkdtempSync(join(tmpdir(), "reclaim-e2e-"));
  try {
    const report = `${RESULTS}/e2e.json`;
    const ok = run("playwright", ["test"], {
      E2E_PORT: String(await freePort()),
      RECLAIM_DATA: data,
      CHROMIUM_PATH: (await findBrowser()) ?? "",
    });
    return counted(ok, report, (text) => {
      const { expected, unexpected, flaky } = JSON.parse(text).stats;
      return { passed: expected, failed: unexpected + flaky };
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const postgres = process.env.TEST_DATABASE_URL;
const suites: [string, () => Count | Promise<Count>][] = [
  ["services on PGlite", () => services("services", { TEST_DATABASE_URL: "" })],
  ...(postgres
    ? [["services on Postgres", () => services("services-postgres", {})] as [string, () => Count]]
    : []),
  ["units and components", units],
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
for (const [name, { passed, failed }] of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed`);
}
const sum = (key: keyof Count) => results.reduce((total, [, count]) => total + count[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") > 0 || sum("passed") === 0 ? 1 : 0);
