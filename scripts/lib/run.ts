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

/** Serves everything in one process and ends as it ends. */
export function runReclaim(): void {
  const server = startDeno("services/main.ts");
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  }
  server.on("exit", (code) => process.exit(code ?? 1));
}
