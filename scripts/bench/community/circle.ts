import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { startPostgres } from "../../lib/postgres.ts";
import type { Server } from "../servers.ts";

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** A seeded circle with the product before it. */
export interface Circle {
  server: Server;
  databaseUrl: string;
  /** Posts with 200 comments or more. */
  busyPosts: number[];
  /** Of the pages that a reader scrolls back to. */
  cursors: string[];
}

/** Runs a statement and answers what psql prints, a row a line. */
export function runSql({ bin }: Postgres, url: string, statement: string): string {
  const { status, stdout, stderr } = spawnSync(
    join(bin, "psql"),
    [url, "-v", "ON_ERROR_STOP=1", "-qAtc", statement],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
