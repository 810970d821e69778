import type { Bootstrap } from "@reclaim/contracts/composition";
import { buildRemote } from "@reclaim/host-api/build";
import { chromium, type Page } from "@playwright/test";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { BROWSER_ARGS, findBrowser } from "../lib/browser.ts";
import { createRemote } from "../lib/create-remote.ts";
import { asOperator, asTeamOrOperator } from "../lib/release-team.ts";
import { changeOn, type Changes, noChanges } from "./releases/changes.ts";
import { type BenchProduct, startBenchProduct } from "./releases/product.ts";
import { archiveOf } from "./releases/versions.ts";
import { foreignTo, type Met, nothingMet, visit } from "./releases/visitors.ts";

const MINUTES = Number(process.env.BENCH_MINUTES ?? 5);
const VISITORS = 20;

type Judge = (name: string, value: number, ok: boolean, need: string) => void;

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
export async function benchReleases(judge: Judge): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-bench-hello-"));
  const product = await startBenchProduct();
  const met = nothingMet();
  const changes = noChanges();
  try {
    const teams = await makeTeams(product, folder);
    await goLive(teams.remote);
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), MINUTES * 60_000);
    const { signal } = end;
    const kills = killParts(product, signal);
    await Promise.all([
      changeOn({ teams, gateways: product.gateways.map(({ url }) => url), changes, signal })
        .finally(() => {
          clearTimeout(timer);
          end.abort();
        }),
      ...Array.from(
        { length: VISITORS - 1 },
        (_, index) => visit(product.url, { met, random: seeded(index + 1), signal }),
      ),
      browse(product.url, met, signal),
      kills,
    ]);
    report(met, changes, await kills, judge);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A team with a remote of its own, and the platform's with the shell. */
async function makeTeams(product: BenchProduct, folder: string) {
  const source = join(folder, "mfe-hello");
  createRemote(source, "Hello");
  const built = await buildRemote(source, join(folder, "built"), new Date());
  const served = { address: product.url, here: true, secret: product.secret, dataDir: folder };
  const operator = asOperator(served);
  const clientOf = async (team: string, name: string) => {
    await operator.saveTeam(team, { mail: null, remotes: [name] });
    const { token } = await operator.makeToken(team, "bench");
    return asTeamOrOperator(served, token);
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

/** The remote is known, and the inspector's browser is warm, before anything is measured. */
async function goLive({ client, folder }: Awaited<ReturnType<typeof makeTeams>>["remote"]) {
  const { name, version } = await client.publish(
    "mfe-hello",
    await archiveOf(folder, "9.0.0-bench"),
  );
  while ((await client.look(name, version)).state === "checking") {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await client.activate(name, version);
}

/** One real browser: each page must render what it shows, from its own composition. */
async function browse(url: string, met: Met, signal: AbortSignal): Promise<void> {
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
          const { bootstrap, loaded } = await loadedBy(page);
          for (const foreign of foreignTo(bootstrap, loaded)) {
            met.mixed.push(`browser: ${path}: ${bootstrap.composition.id} loaded ${foreign}`);
          }
        } catch (error) {
          met.failed.push(`browser: ${path}: ${error instanceof Error ? error.message : error}`);
        }
        met.pages++;
      }
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  } finally {
    await browser.close();
  }
}

/** What a page is composed of, and the files of versions that it has loaded. */
const loadedBy = (page: Page): Promise<{ bootstrap: Bootstrap; loaded: string[] }> =>
  page.evaluate(() => ({
    bootstrap: JSON.parse(document.getElementById("reclaim-bootstrap")?.textContent ?? "null"),
    loaded: performance.getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/remotes/")),
  }));

/** At a third of the time a gateway dies, at two thirds the releases service; both come back. */
async function killParts(
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

function report(met: Met, changes: Changes, killed: number, judge: Judge): void {
  const total = [...changes.done.values()].reduce((sum, one) => sum + one, 0);
  console.log(`\nReleases under load: ${MINUTES} minutes, ${VISITORS} browsers' worth of traffic`);
  console.log(
    `${met.pages} pages, ${met.fellBack} fell back to the last good version, ` +
      `${met.oldFiles} files of older pages, ${killed} processes killed and restarted`,
  );
  for (const [kind, count] of changes.done) console.log(`${String(count).padStart(4)} ${kind}`);
  for (const fault of [...met.failed, ...met.mixed, ...changes.wrong].slice(0, 20)) {
    console.log(`  ${fault}`);
  }
  const seconds = (values: number[], share: number) => percentile(values, share) / 1000;
  judge("changes", total, total >= 100, ">= 100");
  judge(
    "changes that went otherwise than they should",
    changes.wrong.length,
    changes.wrong.length === 0,
    "0",
  );
  judge("failed page loads", met.failed.length, met.failed.length === 0, "0");
  judge("pages of two compositions", met.mixed.length, met.mixed.length === 0, "0");
  const published = seconds(changes.published, 0.95);
  judge("s from upload to visible, p95", published, published <= 2, "<= 2");
  console.log(
    `     median ${seconds(changes.published, 0.5).toFixed(3)} of ${changes.published.length}`,
  );
  const rolledBack = seconds(changes.rolledBack, 0.95);
  judge("s of a rollback, p95", rolledBack, rolledBack <= 1, "<= 1");
  console.log(
    `     median ${seconds(changes.rolledBack, 0.5).toFixed(3)} of ${changes.rolledBack.length}`,
  );
  const takenBack = changes.takenBack.map((one) => (one / 1000).toFixed(1)).join(", ");
  console.log(`failing canaries were taken back after ${takenBack || "-"} s`);
}
