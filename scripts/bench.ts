import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "./bench/build-apps.ts";
import { benchCalls } from "./bench/calls.ts";
import { benchCommunity } from "./bench/community.ts";
import { benchJournal } from "./bench/journal.ts";
import { benchProgress } from "./bench/progress.ts";
import { benchReleases } from "./bench/releases.ts";
import { startServer } from "./bench/servers.ts";
import { launch, type Visit, visit } from "./bench/visits.ts";
import { findBrowser } from "./lib/browser.ts";
import { build } from "./lib/build.ts";
import { entryWeights, firstVisitWeight } from "./lib/weight.ts";

/**
 * Figures as ratios within one run, since machines are noisy. `weight`, `visits`, `calls`, `journal`,
 * `progress`, `community` or `releases` as an argument runs that part; BENCH_RUNS says how often each page is
 * visited (at least 7), BENCH_MINUTES how long releases go on under load (5), BENCH_POSTS how many
 * posts the large circle has (a million, which take some ten minutes to seed).
 */
const RUNS = Math.max(7, Number(process.env.BENCH_RUNS ?? 9));
const [only] = process.argv.slice(2);

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const judged = (name: string, value: number, ok: boolean, need: string) =>
  console.log(`${ok ? "ok  " : "MISS"} ${name}: ${value.toFixed(3)} (needs ${need})`);

async function guestCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/onboarding`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ timeZone: "Europe/Vienna" }),
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function benchVisits(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-bench-apps-"));
  await buildApp(join(folder, "plain"), false);
  await buildApp(join(folder, "tuned"), true);
  const variants = {
    federated: "dist",
    plain: join(folder, "plain"),
    tuned: join(folder, "tuned"),
  };
  const servers = new Map<string, { url: string; cookie: string; stop(): Promise<void> }>();
  for (const [name, dist] of Object.entries(variants)) {
    const server = await startServer("services/main.ts", { RECLAIM_DIST: dist });
    servers.set(name, { ...server, cookie: await guestCookie(server.url) });
  }
  const results = new Map<string, Visit[]>([...servers.keys()].map((name) => [name, []]));
  const path = await findBrowser();
  try {
    for (let run = -1; run < RUNS; run++) {
      const browser = await launch(path);
      // Every other run turns the order round; the first is for warming up.
      const order = [...servers];
      for (const [name, { url, cookie }] of run % 2 === 0 ? order : order.reverse()) {
        const one = await visit(browser, url, cookie);
        if (run >= 0) results.get(name)?.push(one);
      }
      await browser.close();
    }
  } finally {
    for (const { stop } of servers.values()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const of = (name: string, key: keyof Visit) =>
    median((results.get(name) ?? []).map((one) => one[key]));
  console.log(`\nA member's Home, cold, 4x CPU, 1.6 Mbps, 150 ms, HTTP/1.1, ${RUNS} runs each`);
  console.log("variant     visible ms   min..max        requests  JS bytes");
  for (const [name, visits] of results) {
    const times = visits.map(({ visible }) => Math.round(visible));
    console.log(
      name.padEnd(12) + String(Math.round(of(name, "visible"))).padEnd(13) +
        `${Math.min(...times)}..${Math.max(...times)}`.padEnd(16) +
        String(of(name, "requests")).padEnd(10) + of(name, "scriptBytes"),
    );
  }
  const ratio = (key: keyof Visit, other: string) => of("federated", key) / of(other, key);
  const plain = ratio("visible", "plain");
  judged("time to visible, federated / plain", plain, plain <= 1, "<= 1.0");
  const tuned = ratio("visible", "tuned");
  judged("time to visible, federated / tuned", tuned, tuned <= 1.1, "<= 1.1");
  const bytes = ratio("scriptBytes", "tuned");
  judged("JS bytes, federated / tuned", bytes, bytes <= 1.08, "<= 1.08");
}

async function benchWeight(): Promise<void> {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  const { javascript, styles, fonts, total } = await firstVisitWeight();
  console.log("\nWhat the design system adds to the first visit, gzip");
  console.log(`scripts ${kib(javascript)}, styles ${kib(styles)}, fonts ${kib(fonts)}`);
  judged("KiB of the design system on the first visit", total / 1024, total <= 45 * 1024, "<= 45");
  console.log("\nWhat each further part adds to a page that uses it, gzip");
  for (const [entry, bytes] of await entryWeights()) {
    console.log(`${entry.padEnd(42)}${kib(bytes)}`);
  }
}

build({ storybook: false });
const parts: Record<string, () => Promise<void>> = {
  weight: benchWeight,
  visits: benchVisits,
  calls: () => benchCalls(judged),
  journal: () => benchJournal(judged),
  progress: () => benchProgress(judged, RUNS),
  community: () => benchCommunity(judged),
  releases: () => benchReleases(judged),
};
for (const [name, part] of Object.entries(parts)) if (!only || only === name) await part();
