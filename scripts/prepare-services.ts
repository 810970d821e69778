import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { PERMISSIONS } from "./lib/run.ts";

/**
 * For services that run apart, each under an operator's own process manager: prepares the database at
 * DATABASE_URL, as its administrator, and writes what each process is to start with to
 * `<folder>/<process>/process.env`.
 */
// Where the caller stands.
const folders = process.argv.slice(2).map((path) => resolve(process.env.INIT_CWD ?? ".", path));
const { status } = spawnSync(
  "deno",
  ["run", "--cached-only", ...PERMISSIONS, "services/prepare.ts", ...folders],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
