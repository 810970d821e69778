import { spawnSync } from "node:child_process";
import { PERMISSIONS } from "./lib/run.ts";

const HELP = `npm run rotate-journal-key

Wraps the keys of all members' texts by the first key of JOURNAL_MASTER_KEYS, in the database at
DATABASE_URL or in the data folder. The texts themselves are not touched. On a Postgres server the
product runs on meanwhile; the embedded database serves one process, so stop the product first.
A run that was stopped is simply repeated.

  1. Make a key:  openssl rand -base64 32 | tr '+/' '-_' | tr -d '='
  2. Give it to the members service beside the old one, and restart it:
     JOURNAL_MASTER_KEYS=<old id>:<old key>,<new id>:<new key>
  3. When all its processes have both, put the new one first, and restart them.
  4. Run this command with the same JOURNAL_MASTER_KEYS. It must leave no key behind.
  5. Remove the old key. The one that RECLAIM_SECRET yields has the id "derived", need not be
     written down where RECLAIM_SECRET is set, and stays known there.
`;

if (process.argv.slice(2).some((argument) => ["--help", "-h"].includes(argument))) {
  console.log(HELP);
} else {
  const { status } = spawnSync(
    "deno",
    ["run", "--cached-only", ...PERMISSIONS, "services/rotate-journal-key.ts"],
    { stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
}
