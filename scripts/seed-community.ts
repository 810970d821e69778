import { spawnSync } from "node:child_process";
import { PERMISSIONS } from "./lib/run.ts";

const HELP = `npm run seed-community -- --posts 1000 --comments 5000

Fills an empty circle with members, posts, comments and likes of three years, in the database at
DATABASE_URL or in the data folder. A million posts with five million comments take some minutes on a
Postgres server; the embedded database is made for some ten thousand, and serves one process, so stop
the product first.
`;

const args = process.argv.slice(2);
if (args.some((argument) => ["--help", "-h"].includes(argument))) {
  console.log(HELP);
} else {
  const { status } = spawnSync(
    "deno",
    ["run", "--cached-only", ...PERMISSIONS, "services/seed-community.ts", ...args],
    { stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
}
