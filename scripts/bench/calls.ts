import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall, programInPath } from "../lib/browser.ts";
import { startPostgres } from "../lib/postgres.ts";
import { cpuSeconds, type Server, startServer } from "./servers.ts";

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 32;
const COOKIE = "cookie: reclaim.session_token=bench";

interface Load {
  perSecond: number;
  /** Microseconds of CPU per request, over all processes that answer. */
  cpu: number;
}
type Judge = (name: string, value: number, ok: boolean, need: string) => void;

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

function wrk(url: string): number {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", COOKIE, url];
  const { stdout } = spawnSync("wrk", args, { encoding: "utf8" });
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered errors: ${stdout}`);
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

function load(url: string, servers: Server[]): Load {
  const used = () => servers.reduce((total, { pid }) => total + cpuSeconds(pid), 0);
  const before = used();
  const perSecond = wrk(url);
  return { perSecond, cpu: ((used() - before) / (perSecond * SECONDS)) * 1e6 };
}

/** Requests a second and CPU a request: bare Hono, our gateway, and the posts list from Postgres. */
export async function benchCalls(judge: Judge): Promise<void> {
  if (!programInPath("wrk") && !aptInstall("wrk")) throw new Error("Install wrk to measure calls.");
  await benchGateway(judge);
  await benchPosts(judge);
}

async function benchGateway(judge: Judge): Promise<void> {
  const hello = await startServer("services/bench/hello.ts");
  const together = await startServer("services/bench/gateway.ts");
  const service = await startServer("services/bench/gateway.ts", { MODE: "service" });
  const apart = await startServer("services/bench/gateway.ts", { SERVICE_URL: service.url });
  const variants: [string, Server, Server[]][] = [
    ["bare Hono", hello, [hello]],
    ["gateway, service in its process", together, [together]],
    ["gateway, service in another process", apart, [apart, service]],
  ];
  const results = new Map<string, Load[]>(variants.map(([name]) => [name, []]));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, server, all] of variants) {
        results.get(name)?.push(load(`${server.url}/api/ai/hello`, all));
      }
    }
  } finally {
    for (const server of [hello, together, apart, service]) await server.stop();
  }
  console.log(`\nRequests a second, wrk -c${CONNECTIONS}, medians of ${ROUNDS} alternating rounds`);
  const of = (name: string, key: keyof Load) =>
    median((results.get(name) ?? []).map((one) => one[key]));
  for (const [name] of variants) {
    console.log(
      `${name.padEnd(38)}${String(Math.round(of(name, "perSecond"))).padStart(8)}` +
        `${of(name, "cpu").toFixed(0).padStart(6)} µs CPU a request`,
    );
  }
  const ratio = of("gateway, service in its process", "perSecond") / of("bare Hono", "perSecond");
  judge("gateway with all its checks / bare Hono", ratio, ratio >= 0.15, ">= 0.15");
}

async function benchPosts(judge: Judge): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "reclaim-pgbench-"));
  const server = await startServer("services/bench/posts.ts", { DATABASE_URL: postgres.url });
  try {
    const { sql, params } = JSON.parse(server.said.split("\n")[0] ?? "") as {
      sql: string;
      params: unknown[];
    };
    // The same statement with the same parameters, prepared once a connection.
    const script = join(folder, "posts.sql");
    writeFileSync(
      script,
      `${sql.replaceAll(/\$(\d+)/g, (_all, n: string) => literal(params[Number(n) - 1]))};\n`,
    );
    // As the server does by itself after a while: without figures it plans for empty tables.
    spawnSync(join(postgres.bin, "psql"), [postgres.url, "-qc", "vacuum analyze"]);
    const rounds: { pgbench: number; service: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { stdout, stderr } = spawnSync(
        join(postgres.bin, "pgbench"),
        [
          "-n",
          "-M",
          "prepared",
          "-c",
          "10",
          "-j",
          "1",
          "-T",
          String(SECONDS),
          "-f",
          script,
          postgres.url,
        ],
        { encoding: "utf8" },
      );
      const pgbench = Number(stdout.match(/tps = ([\d.]+)/)?.[1]);
      if (!pgbench) throw new Error(`pgbench failed: ${stderr}`);
      rounds.push({ pgbench, service: wrk(`${server.url}/api/forum/posts`) });
    }
    const pgbench = median(rounds.map((one) => one.pgbench));
    const service = median(rounds.map((one) => one.service));
    console.log(
      `\nThe posts list, 20 of 200: pgbench ${Math.round(pgbench)}, service ${
        Math.round(service)
      } a second`,
    );
    const ratio = service / pgbench;
    judge("posts list / pgbench with the same SQL", ratio, ratio >= 0.3, ">= 0.3");
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const literal = (value: unknown): string =>
  typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
