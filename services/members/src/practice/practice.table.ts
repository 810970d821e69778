import type { ExerciseId, ExerciseKind } from "@reclaim/contracts-members/exercises";
import { sql } from "drizzle-orm";
import { check, date, index, integer, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** What members have practised. `date` is the instant, in milliseconds as cursors carry it. */
export const practices = membersSchema.table("practices", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  exerciseId: text().$type<ExerciseId>().notNull(),
  kind: text().$type<ExerciseKind>().notNull(),
  seconds: integer().notNull(),
  date: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  localDate: date().notNull(),
  /** By it a repeated submission finds its practice. */
  clientId: uuid().notNull(),
}, (table) => [
  unique("practices_one_per_submission").on(table.userId, table.clientId),
  index("practices_by_user").on(table.userId, table.localDate, table.date, table.id),
  check("practices_seconds", sql`${table.seconds} > 0`),
]);
export type PracticeRow = typeof practices.$inferSelect;
