import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/** Writes the next migration of every service whose tables changed. */
const services = globSync("services/*/src/**/*.table.ts").map((path) => path.split("/")[1]);
for (const service of new Set(services)) {
  const { status } = spawnSync("drizzle-kit", [
    "generate",
    "--name=tables",
    "--dialect=postgresql",
    "--casing=snake_case",
    `--schema=./services/${service}/src/**/*.table.ts`,
    `--out=./services/${service}/migrations`,
  ], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
