import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../lib/ports.ts";
import { startPostgres } from "../../lib/postgres.ts";
import { prepareProcesses } from "../../lib/processes.ts";
import { startBalancer } from "./balancer.ts";

/** One process of the product that can be killed and restarted. */
interface ManagedProcess {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The product with two gateways behind a load balancer and the releases service as its own process. */
export interface BenchProduct {
  url: string;
  operatorKey: string;
  gateways: ManagedProcess[];
  releases: ManagedProcess;
  stop(): Promise<void>;
}

export async function startBenchProduct(): Promise<BenchProduct> {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-bench-releases-"));
  const postgres = await startPostgres();
  const secret = randomBytes(32).toString("base64");
  const port = await freePort();
  const administrator = { DATABASE_URL: postgres.url, RECLAIM_SECRET: secret };
  const prepared = prepareProcesses({ ...process.env, ...administrator });
  if (!prepared) throw new Error("the services could not be prepared");
  const common = {
    RELEASES_STORE: join(folder, "store"),
    CALLS_PER_MINUTE: "1000000000",
  };
  const releases = manageProcess("services/releases/main.ts", port, {
    ...common,
    ...prepared.releases,
    RECLAIM_DATA: join(folder, "releases"),
  });
  await releases.start();
  const gateways: ManagedProcess[] = [];
  for (const name of ["one", "two"]) {
    const gateway = manageProcess("services/main.ts", await freePort(), {
      ...common,
      ...administrator,
      RELEASES_URL: releases.url,
      RECLAIM_DATA: join(folder, name),
    });
    await gateway.start();
    gateways.push(gateway);
  }
  const balancer = await startBalancer(gateways.map(({ url }) => url));
  const inspector = spawn("node", ["scripts/inspector.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ...prepared.inspector,
      RECLAIM_URL: balancer.url,
      RECLAIM_DATA: join(folder, "inspector"),
    },
  });
  return {
    url: balancer.url,
    operatorKey: prepared.inspector.RECLAIM_OPERATOR_KEY ?? "",
    gateways,
    releases,
    async stop() {
      inspector.kill("SIGTERM");
      for (const one of [...gateways, releases]) await one.kill();
      await balancer.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function manageProcess(main: string, port: number, env: NodeJS.ProcessEnv): ManagedProcess {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      child = spawn("deno", ["run", "--cached-only", "-A", main], {
        stdio: "ignore",
        env: { ...process.env, ...env, PORT: String(port) },
      });
      const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok, () => false);
      while (!await isReady()) {
        if (child.exitCode !== null) throw new Error(`${main} ended with ${child.exitCode}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** Kills the process without a graceful shutdown. */
    async kill() {
      if (!child || child.exitCode !== null) return;
      const gone = new Promise((resolve) => child?.once("exit", resolve));
      child.kill("SIGKILL");
      await gone;
    },
  };
}
