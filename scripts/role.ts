import { spawnSync } from "node:child_process";
import { PERMISSIONS } from "./lib/run.ts";

/**
 * `npm run role <e-mail> <member|moderator|admin>`: gives an account a role, in the database at
 * DATABASE_URL or in the data folder. The embedded database serves one process: the product is stopped
 * meanwhile. Who is signed in has the role within ten seconds.
 */
const { status } = spawnSync(
  "deno",
  ["run", "--cached-only", ...PERMISSIONS, "services/role.ts", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
