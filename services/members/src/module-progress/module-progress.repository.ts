import type { Pillar } from "@reclaim/contracts-members/catalogue";
import type { Db } from "@reclaim/platform/database";
import { and, eq, sql } from "drizzle-orm";
import { moduleProgress, type ModuleProgressRow } from "./module-progress.table.ts";

/** Names a module. */
export interface ModuleKey {
  pillar: Pillar;
  moduleId: number;
}

const names = { pillar: moduleProgress.pillar, moduleId: moduleProgress.moduleId };

/** What every page needs, prepared once: not for use in transactions. */
export function moduleQueries(db: Db) {
  const completed = db.select(names).from(moduleProgress)
    .where(and(
      eq(moduleProgress.userId, sql.placeholder("userId")),
      eq(moduleProgress.completed, true),
    ))
    .prepare("completed_modules");
  return {
    completed: (userId: string): Promise<ModuleKey[]> => completed.execute({ userId }),
  };
}

/** The other SQL of modules. `db` may be a transaction. */
export function moduleProgressRepository(db: Db) {
  return {
    list: (userId: string): Promise<ModuleProgressRow[]> =>
      db.select().from(moduleProgress).where(eq(moduleProgress.userId, userId))
        .orderBy(moduleProgress.pillar, moduleProgress.moduleId),

    completed: (userId: string): Promise<ModuleKey[]> =>
      db.select(names).from(moduleProgress)
        .where(and(eq(moduleProgress.userId, userId), eq(moduleProgress.completed, true))),

    /** One change of a member at a time, so that what is open is judged by what is stored. */
    async serialize(userId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`modules:${userId}`}))`);
    },

    /** Begins the module, or changes the given fields of one that was begun. */
    async save(
      row: Pick<ModuleProgressRow, "id" | "userId" | "pillar" | "moduleId" | "lastUpdated">,
      fields: Partial<
        Pick<ModuleProgressRow, "completed" | "progress" | "completedTasks" | "completedDate">
      >,
    ): Promise<ModuleProgressRow> {
      const [saved] = await db.insert(moduleProgress).values({ ...row, ...fields })
        .onConflictDoUpdate({
          target: [moduleProgress.userId, moduleProgress.pillar, moduleProgress.moduleId],
          set: { ...fields, lastUpdated: row.lastUpdated },
        })
        .returning();
      if (!saved) throw new Error("upsert returned no row");
      return saved;
    },
  };
}
