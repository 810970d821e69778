import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import type { Db } from "@reclaim/platform/database";
import { and, desc, eq } from "drizzle-orm";
import { favouriteExercises } from "./favourite-exercises.table.ts";

/** The SQL of favourite exercises. */
export function favouriteExerciseRepository(db: Db) {
  const { userId: owner, exerciseId, addedAt } = favouriteExercises;
  return {
    /** The one that was added last comes first. */
    async list(userId: string): Promise<ExerciseId[]> {
      const rows = await db.select({ exerciseId }).from(favouriteExercises)
        .where(eq(owner, userId)).orderBy(desc(addedAt), exerciseId);
      return rows.map((row) => row.exerciseId);
    },

    /** Does nothing when it is one already. */
    async add(row: typeof favouriteExercises.$inferInsert): Promise<void> {
      await db.insert(favouriteExercises).values(row).onConflictDoNothing();
    },

    async remove(userId: string, id: ExerciseId): Promise<void> {
      await db.delete(favouriteExercises).where(and(eq(owner, userId), eq(exerciseId, id)));
    },
  };
}
