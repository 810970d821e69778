import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall, programInPath } from "../lib/browser.ts";
import { startPostgres } from "../lib/postgres.ts";
import { createCaller } from "./community/caller.ts";
import { type Circle, type Postgres, runSql } from "./community/circle.ts";
import { runMixedLoad } from "./community/mixed-load.ts";
import { startServer } from "./servers.ts";

/** Postings of the large circle; BENCH_POSTS makes it smaller while one works on it. */
const LARGE = Number(process.env.BENCH_POSTS ?? 1_000_000);
const SMALL = 1_000;
const COMMENTS_PER_POST = 5;
/** Enough that the p95 of one case differs little between runs: 100 calls are above it. */
const SAMPLES = 2_000;
const READERS = 200;
/** So far back goes a reader who scrolls. */
const PAGES_BACK = 40;
const CATEGORIES = 6;
const ROUNDS = 3;
const SECONDS = 5;

type Judge = (name: string, value: number, ok: boolean, need: string) => void;

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
const median = (values: number[]) => percentile(values, 0.5);
const pick = <One>(all: readonly One[], index: number): One => all[index % all.length] as One;

/** From words of every other post to words of none. */
const SEARCHES = [
  "slept",
  "walking before work",
  "number of the month",
  "barbarbar",
  "barbardel",
  "barbarulm",
  "bardelgor",
  "bargorlin",
  "gorlinsol",
  "riktavzed",
  '"my father never"',
  "swim -coffee",
  "nobody or divorce",
  "xylophone",
];

/** A circle of a million posts against one of a thousand, and what many do in it at once. */
export async function benchCommunity(judge: Judge): Promise<void> {
  if (!programInPath("wrk") && !aptInstall("wrk")) throw new Error("Install wrk to measure calls.");
  const postgres = await startPostgres();
  const circles: Circle[] = [];
  try {
    for (const posts of [SMALL, LARGE]) circles.push(await openCircle(postgres, posts));
    const [small, large] = circles as [Circle, Circle];
    await benchLatency(judge, small, large);
    await benchAuthorTiming(judge, large);
    benchRate(judge, postgres, large);
    await runMixedLoad(judge, postgres, large);
  } finally {
    for (const { server } of circles) await server.stop();
    await postgres.stop();
  }
}

async function openCircle(postgres: Postgres, posts: number): Promise<Circle> {
  const name = `circle_${posts}`;
  runSql(postgres, postgres.url, "alter system set max_wal_size = '16GB'");
  runSql(postgres, postgres.url, "select pg_reload_conf()");
  runSql(postgres, postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  const begun = performance.now();
  const server = await startServer("services/bench/community.ts", {
    DATABASE_URL: databaseUrl,
    POSTS: String(posts),
    COMMENTS: String(posts * COMMENTS_PER_POST),
  });
  console.log(`${posts} posts seeded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  // As the server does by itself after a while.
  runSql(postgres, databaseUrl, "vacuum analyze");
  const busyPosts = runSql(
    postgres,
    databaseUrl,
    "select id from community.forum_posts where comment_count >= 200 limit 100",
  ).split("\n").map(Number);
  const { get } = createCaller(server.url, "reader-0");
  const cursors: string[] = [];
  for (let cursor = ""; cursors.length < PAGES_BACK;) {
    const { headers } = await get(`/api/forum/posts${cursor && `?cursor=${cursor}`}`);
    cursor = headers.get("x-next-cursor") ?? "";
    cursors.push(cursor);
  }
  return { server, databaseUrl, busyPosts, cursors };
}

async function benchLatency(judge: Judge, small: Circle, large: Circle): Promise<void> {
  const cases: [string, number, (circle: Circle, sample: number) => string[]][] = [
    ["list", 1.2, () => ["/api/forum/posts"]],
    [
      "list, further back",
      1.2,
      ({ cursors }, sample) => [`/api/forum/posts?cursor=${pick(cursors, sample)}`],
    ],
    [
      "category list",
      1.2,
      ({ cursors }, sample) => [
        `/api/forum/categories/${1 + sample % CATEGORIES}/posts?cursor=${pick(cursors, sample)}`,
      ],
    ],
    [
      "search",
      3,
      (_circle, sample) => [`/api/forum/search?q=${encodeURIComponent(pick(SEARCHES, sample))}`],
    ],
    ["post with 200 comments", 1.2, ({ busyPosts }, sample) => {
      const path = `/api/forum/posts/${pick(busyPosts, sample)}`;
      return [path, `${path}/comments?limit=50`];
    }],
  ];
  console.log(`\nMilliseconds through the gateway, p95 of ${SAMPLES} calls (median)`);
  for (const [name, need, pathsOf] of cases) {
    const times = new Map<Circle, number[]>([[small, []], [large, []]]);
    for (let sample = 0; sample < SAMPLES; sample++) {
      // Every other sample turns the order round.
      for (const circle of sample % 2 === 0 ? [small, large] : [large, small]) {
        const { get } = createCaller(circle.server.url, `reader-${sample % READERS}`);
        const begun = performance.now();
        for (const path of pathsOf(circle, sample)) await get(path);
        times.get(circle)?.push(performance.now() - begun);
      }
    }
    const [ofSmall = [], ofLarge = []] = [times.get(small), times.get(large)];
    const shown = (values: number[]) =>
      `${percentile(values, 0.95).toFixed(2)} (${median(values).toFixed(2)})`;
    console.log(`${name.padEnd(24)}${SMALL}: ${shown(ofSmall)}   ${LARGE}: ${shown(ofLarge)}`);
    const ratio = percentile(ofLarge, 0.95) / percentile(ofSmall, 0.95);
    judge(`${name}, p95 of ${LARGE} posts / of ${SMALL}`, ratio, ratio <= need, `<= ${need}`);
  }
}

/** Whether the time of an answer tells a reader which post is his own. */
async function benchAuthorTiming(judge: Judge, { server }: Circle): Promise<void> {
  const posts = [];
  for (const member of ["first-author", "second-author"]) {
    const { post } = createCaller(server.url, member);
    await post("/api/pseudonyms", { pseudonym: member.replace("-", " "), avatarColor: "#336699" });
    const { body } = await post("/api/forum/posts", {
      categoryId: 1,
      type: "daily",
      content: "I walked before work, phone at home.",
    });
    posts.push({ id: (body as { id: number }).id, times: [] as number[] });
  }
  const [own, other] = posts as [typeof posts[number], typeof posts[number]];
  const { get } = createCaller(server.url, "first-author");
  for (let sample = 0; sample < SAMPLES; sample++) {
    for (const { id, times } of sample % 2 === 0 ? [own, other] : [other, own]) {
      const begun = performance.now();
      await get(`/api/forum/posts/${id}`);
      times.push(performance.now() - begun);
    }
  }
  const ratio = median(own.times) / median(other.times);
  judge(
    "a post: its author's reading / another's",
    ratio,
    Math.abs(ratio - 1) <= 0.05,
    "0.95 to 1.05",
  );
}

/** The list for 200 readers through the gateway, against pgbench with its SQL. */
function benchRate(judge: Judge, postgres: Postgres, { server, databaseUrl }: Circle): void {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-pgbench-"));
  try {
    const { sql, params } = JSON.parse(server.said.split("\n").at(-3) ?? "") as {
      sql: string;
      params: unknown[];
    };
    // The same statement with the same parameters, prepared once a connection.
    const statement = join(folder, "posts.sql");
    writeFileSync(
      statement,
      `${sql.replaceAll(/\$(\d+)/g, (_all, n: string) => toLiteral(params[Number(n) - 1]))};\n`,
    );
    const readers = join(folder, "readers.lua");
    writeFileSync(
      readers,
      `request = function()
        return wrk.format(nil, nil, {
          cookie = "reclaim.session_token=reader-" .. math.random(${READERS})
        })
      end\n`,
    );
    const rates: { pgbench: number; gateway: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { stdout, stderr } = spawnSync(
        join(postgres.bin, "pgbench"),
        // deno-fmt-ignore
        ["-n", "-M", "prepared", "-c", "10", "-j", "1", "-T", String(SECONDS), "-f", statement,
          databaseUrl],
        { encoding: "utf8" },
      );
      const pgbench = Number(stdout.match(/tps = ([\d.]+)/)?.[1]);
      if (!pgbench) throw new Error(`pgbench failed: ${stderr}`);
      const wrk = spawnSync(
        "wrk",
        ["-t1", `-c${READERS}`, `-d${SECONDS}s`, "-s", readers, `${server.url}/api/forum/posts`],
        { encoding: "utf8" },
      );
      if (/Non-2xx/.test(wrk.stdout)) throw new Error(`The list answered errors: ${wrk.stdout}`);
      rates.push({ pgbench, gateway: Number(wrk.stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]) });
    }
    const [pgbench, gateway] = [
      median(rates.map((one) => one.pgbench)),
      median(rates.map((one) => one.gateway)),
    ];
    console.log(
      `\nThe posts list a second: pgbench ${pgbench.toFixed(0)}, gateway ${gateway.toFixed(0)}`,
    );
    const ratio = gateway / pgbench;
    judge("posts list through the gateway / pgbench", ratio, ratio >= 0.5, ">= 0.5");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const toLiteral = (value: unknown): string =>
  typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
