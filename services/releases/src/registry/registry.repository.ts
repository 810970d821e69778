import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@reclaim/platform/database";
import type { Release } from "@reclaim/contracts/releases";
import { type ReleaseRow, releases } from "./registry.table.ts";

export function registryRepository(db: Db) {
  return {
    /** All versions, the one that went live last first. */
    all: (): Promise<ReleaseRow[]> =>
      db.select().from(releases).orderBy(releases.remote, desc(releases.activatedAt)),

    /** Makes `release` the live version of its remote; `id` and `now` serve when it is new. */
    activate: (release: Release, id: string, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const remote = release.remote.name;
        const { version } = release;
        await tx.update(releases).set({ live: false }).where(eq(releases.remote, remote));
        await tx.insert(releases)
          .values({ id, remote, version, release, live: true, activatedAt: now })
          .onConflictDoUpdate({
            target: [releases.remote, releases.version],
            set: { live: true, activatedAt: now, release: sql`excluded.release` },
          });
      }),

    async remove(ids: string[]): Promise<void> {
      if (ids.length > 0) await db.delete(releases).where(inArray(releases.id, ids));
    },
  };
}
