import { spawn } from "node:child_process";
import { startPostgres } from "./lib/postgres.ts";

/** Runs a command with TEST_DATABASE_URL of a Postgres that lives as long as the command. */
const [command = "", ...args] = process.argv.slice(2);
const { url, stop } = await startPostgres();
const child = spawn(command, args, {
  stdio: "inherit",
  env: { ...process.env, TEST_DATABASE_URL: url },
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", async (code) => {
  await stop();
  process.exit(code ?? 1);
});
