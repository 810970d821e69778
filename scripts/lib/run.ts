import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { superviseProcess } from "./supervisor.ts";

/** Permissions of the process of all services: its files, its port, its peers; no programs. */
export const PERMISSIONS = [
  "--allow-net",
  "--allow-env",
  "--allow-read",
  "--allow-write",
  "--allow-sys=hostname,osRelease,umask",
];

/** Starts a Deno program of ours with the permissions that a service needs, but for `denied` paths. */
export function startDeno(
  main: string,
  { env = process.env, stdio = "inherit", denied = [] }: {
    env?: NodeJS.ProcessEnv;
    stdio?: StdioOptions;
    denied?: string[];
  } = {},
): ChildProcess {
  const denials = denied.flatMap((path) => [`--deny-read=${path}`, `--deny-write=${path}`]);
  return spawn("deno", ["run", "--cached-only", "--no-prompt", ...PERMISSIONS, ...denials, main], {
    stdio,
    env,
  });
}

const INSPECTOR_RESTART_DELAY_MS = 10_000;
const SHUTDOWN_TIMEOUT_MS = 3_000;

/**
 * Runs the inspector of releases beside the product on `port`. One that breaks off is started again;
 * it ends with this process, also when that is killed.
 */
export function startInspector(
  port: string,
  env: NodeJS.ProcessEnv = process.env,
): { stop(): Promise<unknown> } {
  let stopping = false;
  let child: ChildProcess;
  let gone: Promise<unknown>;
  const start = () => {
    child = spawn(process.execPath, ["scripts/inspector.ts"], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...env, RECLAIM_URL: `http://localhost:${port}` },
    });
    gone = new Promise((done) => child.once("exit", done));
    child.once(
      "exit",
      () => setTimeout(() => stopping || start(), INSPECTOR_RESTART_DELAY_MS).unref(),
    );
  };
  start();
  return {
    stop() {
      stopping = true;
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), SHUTDOWN_TIMEOUT_MS);
      return gone.finally(() => clearTimeout(late));
    },
  };
}

/**
 * Serves everything in one process, with the inspector of releases beside it. A process that dies is
 * started again; this one ends as it is told to.
 */
export function runReclaim(): void {
  const server = superviseProcess(
    () => startDeno("services/main.ts", { stdio: ["inherit", "pipe", "inherit"] }),
    { isReadyLine: (text) => text.includes("Reclaim is ready") },
  );
  const inspector = startInspector(process.env.PORT ?? "8080");
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      // At once: it holds a call in which it waits for work.
      void inspector.stop();
      server.stop(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  }
  void server.ended.then((code) => inspector.stop().then(() => process.exit(code)));
}
