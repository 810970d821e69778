import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import { buildRemote } from "@reclaim/host-api/build";
import { chromium, type Page } from "@playwright/test";
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { BROWSER_ARGS, findBrowser } from "../lib/browser.ts";
import { createRemote, operatorClient, teamOrOperatorClient } from "@reclaim/cli";
import {
  type ChangeStats,
  emptyChangeStats,
  runReleaseChanges,
} from "./releases/release-changes.ts";
import { type BenchProduct, startBenchProduct } from "./releases/product.ts";
import { createArchive } from "./releases/versions.ts";
import {
  emptyVisitStats,
  findForeignUrls,
  runVisitor,
  type VisitStats,
} from "./releases/visitors.ts";

const MINUTES = Number(process.env.BENCH_MINUTES ?? 5);
const VISITORS = 20;

type RecordResult = (name: string, value: number, ok: boolean, need: string) => void;

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/** The same visitors in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Releases while members load pages: BENCH_MINUTES (5) of twenty visitors and a real browser, while
 * remote and shell are released, put on canary, rolled back and broken in every way, and a gateway
 * and the releases service are killed and started again.
 */
export async function benchReleases(recordResult: RecordResult): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-bench-hello-"));
  const product = await startBenchProduct();
  const stats = emptyVisitStats();
  const changes = emptyChangeStats();
  try {
    const teams = await createTeams(product, folder);
    await releaseRemote(teams.remote);
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), MINUTES * 60_000);
    const { signal } = end;
    const kills = restartProcesses(product, signal);
    await Promise.all([
      runReleaseChanges({
        teams,
        gateways: product.gateways.map(({ url }) => url),
        changes,
        signal,
      })
        .finally(() => {
          clearTimeout(timer);
          end.abort();
        }),
      ...Array.from(
        { length: VISITORS - 1 },
        (_, index) => runVisitor(product.url, { stats, random: seeded(index + 1), signal }),
      ),
      runBrowserVisitor(product.url, stats, signal),
      kills,
    ]);
    report(stats, changes, await kills, recordResult);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates a team with a remote of its own and the platform team with the shell. */
async function createTeams(product: BenchProduct, folder: string) {
  const source = join(folder, "mfe-hello");
  createRemote({ folder: source, team: "Hello", layout: "repository", others: [] });
  symlinkSync(resolve("node_modules"), join(source, "node_modules"));
  const built = await buildRemote(source, join(folder, "built"), new Date());
  const served = { address: product.url, operatorKey: product.operatorKey, dataDir: folder };
  const operator = operatorClient(served);
  const clientOf = async (team: string, name: string) => {
    await operator.saveTeam(team, { mail: null, remotes: [name] });
    const { token } = await operator.makeToken(team, "bench");
    return teamOrOperatorClient(served, token);
  };
  const [shell] = globSync("dist/remotes/shell/*/release.json")
    .map((path) => ({ path, at: JSON.parse(readFileSync(path, "utf8")).builtAt as string }))
    .sort((one, other) => one.at < other.at ? 1 : -1);
  return {
    remote: {
      client: await clientOf("Hello", "mfe-hello"),
      folder: join(folder, "built", "mfe-hello", built.version),
    },
    shell: { client: await clientOf("Platform", "shell"), folder: dirname(shell?.path ?? "") },
  };
}

/** Releases the first version, so that the inspector's browser runs before anything is measured. */
async function releaseRemote(
  { client, folder }: Awaited<ReturnType<typeof createTeams>>["remote"],
) {
  const { name, version } = await client.publish(
    "mfe-hello",
    await createArchive(folder, "9.0.0-bench"),
  );
  while ((await client.release(name, version)).state === "checking") {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await client.activate(name, version);
}

/** One real browser: each page must render what it shows, from its own composition. */
async function runBrowserVisitor(
  url: string,
  stats: VisitStats,
  signal: AbortSignal,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    // It meets versions that fail at members only.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "webdriver", { get: () => false })
    );
    await page.goto(url);
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByText("How are you today?").waitFor();
    const paths = {
      "/hello": "mfe-hello",
      "/community": "mfe-community",
      "/progress": "mfe-insights",
    };
    while (!signal.aborted) {
      for (const [path, remote] of Object.entries(paths)) {
        try {
          await page.goto(url + path);
          await page.locator(`[data-remote=${remote}] :is(h1,h2)`).first()
            .waitFor({ timeout: 20_000 });
          const { bootstrap, loaded } = await readLoadedFiles(page);
          for (const foreign of findForeignUrls(bootstrap, loaded)) {
            stats.mixed.push(`browser: ${path}: ${bootstrap.composition.id} loaded ${foreign}`);
          }
        } catch (error) {
          stats.failed.push(`browser: ${path}: ${error instanceof Error ? error.message : error}`);
        }
        stats.pages++;
      }
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  } finally {
    await browser.close();
  }
}

/** The bootstrap data of a page and the release files that it has loaded. */
const readLoadedFiles = (page: Page): Promise<{ bootstrap: Bootstrap; loaded: string[] }> =>
  page.evaluate(() => ({
    bootstrap: JSON.parse(document.getElementById("reclaim-bootstrap")?.textContent ?? "null"),
    loaded: performance.getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/remotes/")),
  }));

/** Kills and restarts a gateway after a third of the time and the releases service after two thirds. */
async function restartProcesses(
  { gateways, releases }: BenchProduct,
  signal: AbortSignal,
): Promise<number> {
  const third = MINUTES * 20_000;
  let killed = 0;
  for (const part of [gateways[1], releases]) {
    await new Promise((resolve) => setTimeout(resolve, third));
    if (signal.aborted || !part) break;
    await part.kill();
    killed++;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await part.start();
  }
  return killed;
}

function report(
  stats: VisitStats,
  changes: ChangeStats,
  killed: number,
  recordResult: RecordResult,
): void {
  const total = [...changes.countByKind.values()].reduce((sum, one) => sum + one, 0);
  console.log(`\nReleases under load: ${MINUTES} minutes, ${VISITORS} browsers' worth of traffic`);
  console.log(
    `${stats.pages} pages, ${stats.rolledBackPages} fell back to the last good version, ` +
      `${stats.oldPageFiles} files of older pages, ${killed} processes killed and restarted`,
  );
  for (const [kind, count] of changes.countByKind) {
    console.log(`${String(count).padStart(4)} ${kind}`);
  }
  for (const fault of [...stats.failed, ...stats.mixed, ...changes.errors].slice(0, 20)) {
    console.log(`  ${fault}`);
  }
  const seconds = (values: number[], share: number) => percentile(values, share) / 1000;
  recordResult("changes", total, total >= 100, ">= 100");
  recordResult(
    "changes that went otherwise than they should",
    changes.errors.length,
    changes.errors.length === 0,
    "0",
  );
  recordResult("failed page loads", stats.failed.length, stats.failed.length === 0, "0");
  recordResult("pages of two compositions", stats.mixed.length, stats.mixed.length === 0, "0");
  const published = seconds(changes.publishMs, 0.95);
  recordResult("s from upload to visible, p95", published, published <= 2, "<= 2");
  console.log(
    `     median ${seconds(changes.publishMs, 0.5).toFixed(3)} of ${changes.publishMs.length}`,
  );
  const rolledBack = seconds(changes.rollbackMs, 0.95);
  recordResult("s of a rollback, p95", rolledBack, rolledBack <= 1, "<= 1");
  console.log(
    `     median ${seconds(changes.rollbackMs, 0.5).toFixed(3)} of ${changes.rollbackMs.length}`,
  );
  const rolledBackAutomatically = changes.automaticRollbackMs.map((one) => (one / 1000).toFixed(1))
    .join(", ");
  console.log(
    `failing canaries were rolled back automatically after ${rolledBackAutomatically || "-"} s`,
  );
}
