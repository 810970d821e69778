import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../lib/ports.ts";
import { startPostgres } from "../../lib/postgres.ts";
import { startBalancer } from "./balancer.ts";

/** One process of the product that may be killed and started again. */
interface Part {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The product as it is served to many: two gateways behind a balancer, the releases service apart. */
export interface BenchProduct {
  url: string;
  secret: string;
  gateways: Part[];
  releases: Part;
  stop(): Promise<void>;
}

export async function startBenchProduct(): Promise<BenchProduct> {
  const folder = mkdtempSync(join(tmpdir(), "reclaim-bench-releases-"));
  const postgres = await startPostgres();
  const secret = randomBytes(32).toString("base64");
  const port = await freePort();
  const common = {
    DATABASE_URL: postgres.url,
    RECLAIM_SECRET: secret,
    RELEASES_STORE: join(folder, "store"),
    CALLS_PER_MINUTE: "1000000000",
  };
  const releases = part("services/releases/main.ts", port, {
    ...common,
    RECLAIM_DATA: join(folder, "releases"),
  });
  await releases.start();
  const gateways: Part[] = [];
  for (const name of ["one", "two"]) {
    const gateway = part("services/main.ts", await freePort(), {
      ...common,
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
      RECLAIM_SECRET: secret,
      RECLAIM_URL: balancer.url,
      RECLAIM_DATA: join(folder, "inspector"),
    },
  });
  return {
    url: balancer.url,
    secret,
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

function part(main: string, port: number, env: Record<string, string>): Part {
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
    /** As a machine that loses its power: no farewell. */
    async kill() {
      if (!child || child.exitCode !== null) return;
      const gone = new Promise((resolve) => child?.once("exit", resolve));
      child.kill("SIGKILL");
      await gone;
    },
  };
}
