import { spawnSync } from "node:child_process";
import { aptInstall, programInPath } from "../lib/browser.ts";
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

/** Requests a second and CPU a request: bare Hono and our gateway. */
export async function benchCalls(judge: Judge): Promise<void> {
  if (!programInPath("wrk") && !aptInstall("wrk")) throw new Error("Install wrk to measure calls.");
  await benchGateway(judge);
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
        results.get(name)?.push(load(`${server.url}/api/module-progress`, all));
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
