import { type ChildProcess, spawn } from "node:child_process";

/** What the process of all services may touch: its files, its port, its peers; no programs. */
const PERMISSIONS = [
  "--allow-net",
  "--allow-env",
  "--allow-read",
  "--allow-write",
  "--allow-sys=hostname,osRelease",
];

/** Starts a Deno program of ours with the permissions that a service needs. */
export function startDeno(
  main: string,
  options: { env?: NodeJS.ProcessEnv; stdio?: "inherit" | "pipe" } = {},
): ChildProcess {
  return spawn("deno", ["run", "--cached-only", "--no-prompt", ...PERMISSIONS, main], {
    stdio: options.stdio ?? "inherit",
    env: { ...process.env, ...options.env },
  });
}

/** Milliseconds. */
const START_AGAIN = 10_000;
const FAREWELL = 3_000;

/**
 * Runs the inspector of releases beside the product on `port`. One that breaks off is started again;
 * it ends with this process, also when that is killed.
 */
export function startInspector(
  port: string,
  env: NodeJS.ProcessEnv = {},
): { stop(): Promise<unknown> } {
  let stopping = false;
  let child: ChildProcess;
  let gone: Promise<unknown>;
  const start = () => {
    child = spawn(process.execPath, ["scripts/inspector.ts"], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, ...env, RECLAIM_URL: `http://localhost:${port}` },
    });
    gone = new Promise((done) => child.once("exit", done));
    child.once("exit", () => setTimeout(() => stopping || start(), START_AGAIN).unref());
  };
  start();
  return {
    stop() {
      stopping = true;
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), FAREWELL);
      return gone.finally(() => clearTimeout(late));
    },
  };
}

/** Serves everything in one process, with the inspector of releases beside it; ends as it ends. */
export function runReclaim(): void {
  const server = startDeno("services/main.ts");
  const inspector = startInspector(process.env.PORT ?? "8080");
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      // At once: it holds a call in which it waits for work.
      void inspector.stop();
      server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  }
  server.on("exit", (code) => {
    void inspector.stop().then(() => process.exit(code ?? 1));
  });
}
