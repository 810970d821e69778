import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./lib/build.ts";
import { freePort } from "./lib/ports.ts";
import { prepareProcesses, type ProcessName, settingsFor } from "./lib/processes.ts";
import { startDeno, startInspector } from "./lib/run.ts";

/**
 * Each service and the gateway as a process of its own, on the Postgres at DATABASE_URL: what compose
 * describes. Each gets its own keys and its own database role; none gets RECLAIM_SECRET.
 */
const { DATABASE_URL, PORT = "8080", RECLAIM_DATA = ".data" } = process.env;
if (!DATABASE_URL) {
  console.error(
    "DATABASE_URL must name a Postgres, such as postgres://user@localhost:5432/reclaim.",
  );
  process.exit(1);
}

function readOrCreateSecret(): string {
  const path = join(RECLAIM_DATA, "secret");
  // A secret that a crash cut short is refused by the services themselves.
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  mkdirSync(RECLAIM_DATA, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("base64");
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}

build();
const RECLAIM_SECRET = process.env.RECLAIM_SECRET ?? readOrCreateSecret();
const prepared = prepareProcesses({ ...process.env, RECLAIM_SECRET });
if (!prepared) process.exit(1);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${PORT}`;
const running = new Map<string, ChildProcess>();
let inspector: ReturnType<typeof startInspector> | undefined;
let stopping = false;

function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  const gone = [...running.values()].map((child) =>
    child.exitCode === null ? new Promise((resolve) => child.once("exit", resolve)) : null
  );
  for (const child of running.values()) child.kill("SIGTERM");
  void Promise.all([...gone, inspector?.stop()]).then(() => process.exit(code));
}
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => stop(0));

/** The whole environment of a process; each has a data folder of its own. */
const environmentOf = (name: ProcessName): NodeJS.ProcessEnv => ({
  ...settingsFor(name, { RELEASES_STORE: join(RECLAIM_DATA, "releases"), ...process.env }),
  ...urls,
  PUBLIC_URL: publicUrl,
  RECLAIM_DATA: join(RECLAIM_DATA, "processes", name),
  ...prepared[name],
});

function start(name: Exclude<ProcessName, "inspector">, port: string): void {
  const child = startDeno(`services/${name}/main.ts`, {
    env: { ...environmentOf(name), PORT: port },
    denied: [join(RECLAIM_DATA, "secret")],
  });
  running.set(name, child);
  child.on("exit", (code) => {
    if (stopping) return;
    console.error(`${name} ended with code ${code}.`);
    stop(1);
  });
}

const urls: Record<string, string> = { GATEWAY_URL: `http://127.0.0.1:${PORT}` };
const ports = new Map<(typeof SERVICE_NAMES)[number], number>();
for (const name of SERVICE_NAMES) {
  const port = await freePort();
  ports.set(name, port);
  urls[`${name.toUpperCase()}_URL`] = `http://127.0.0.1:${port}`;
}
console.log("Starting …");
for (const [name, port] of ports) {
  start(name, String(port));
}
start("gateway", PORT);
inspector = startInspector(PORT, environmentOf("inspector"));

const isReady = async () => {
  try {
    return (await fetch(`http://localhost:${PORT}/readyz`)).ok;
  } catch {
    return false;
  }
};
while (!stopping && !await isReady()) await new Promise((resolve) => setTimeout(resolve, 200));
if (!stopping) console.log(`Reclaim is ready at ${publicUrl}`);
