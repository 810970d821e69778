import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../lib/ports.ts";

export interface Server {
  url: string;
  pid: number;
  /** Its output until it was ready. */
  said: string;
  stop(): Promise<void>;
}

/** Starts a Deno program on a free port and waits until it says that it is ready. */
export async function startServer(main: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "reclaim-bench-"));
  const child = spawn("deno", ["run", "--cached-only", "-A", main], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      RECLAIM_DATA: data,
      CALLS_PER_MINUTE: "1000000000",
      ...env,
    },
  });
  const said = await ready(child, main);
  return {
    said,
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const ready = (child: ChildProcess, main: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready/.test(said)) resolve(said);
    });
    child.once("exit", (code) => reject(new Error(`${main} ended with ${code}: ${said}`)));
  });

/** Seconds of CPU that a process has used so far. */
export function cpuSeconds(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
  const ticksPerSecond = 100;
  return (user + system) / ticksPerSecond;
}
