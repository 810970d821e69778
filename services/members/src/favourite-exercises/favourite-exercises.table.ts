import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import { primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** The exercises that members have marked. */
export const favouriteExercises = membersSchema.table("favourite_exercises", {
  userId: text().notNull(),
  exerciseId: text().$type<ExerciseId>().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.exerciseId] })]);
