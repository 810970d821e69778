import { SERVICE_NAMES } from "@reclaim/contracts/calls";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./lib/build.ts";
import { freePort } from "./lib/ports.ts";
import { startDeno, startInspector } from "./lib/run.ts";

/** Each service and the gateway as a process of its own, on DATABASE_URL: what compose describes. */
const { DATABASE_URL, PORT = "8080", RECLAIM_DATA = ".data" } = process.env;
if (!DATABASE_URL) {
  console.error(
    "DATABASE_URL must name a Postgres, such as postgres://user@localhost:5432/reclaim.",
  );
  process.exit(1);
}

function keptSecret(): string {
  const path = join(RECLAIM_DATA, "secret");
  // A secret that a crash cut short is refused by the services themselves.
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  mkdirSync(RECLAIM_DATA, { recursive: true });
  const secret = randomBytes(32).toString("base64");
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}

build();
const shared = { RECLAIM_SECRET: process.env.RECLAIM_SECRET ?? keptSecret() };
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

function start(name: string, env: NodeJS.ProcessEnv): void {
  const child = startDeno(`services/${name}/main.ts`, { env: { ...shared, ...env } });
  running.set(name, child);
  child.on("exit", (code) => {
    if (stopping) return;
    console.error(`${name} ended with code ${code}.`);
    stop(1);
  });
}

const urls: Record<string, string> = {};
const ports = new Map<string, number>();
for (const name of SERVICE_NAMES) {
  const port = await freePort();
  ports.set(name, port);
  urls[`${name.toUpperCase()}_URL`] = `http://127.0.0.1:${port}`;
}
console.log("Starting …");
for (const [name, port] of ports) {
  start(name, { ...urls, PORT: String(port), PUBLIC_URL: publicUrl });
}
start("gateway", { ...urls, PORT, PUBLIC_URL: publicUrl });
inspector = startInspector(PORT, shared);

const isReady = async () => {
  try {
    return (await fetch(`http://localhost:${PORT}/readyz`)).ok;
  } catch {
    return false;
  }
};
while (!stopping && !await isReady()) await new Promise((resolve) => setTimeout(resolve, 200));
if (!stopping) console.log(`Reclaim is ready at ${publicUrl}`);
