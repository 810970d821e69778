import type { Pillar } from "@reclaim/contracts-members/catalogue";
import { sql } from "drizzle-orm";
import { boolean, integer, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** A module that a member has begun. `progress` is the percentage of its challenge. */
export const moduleProgress = membersSchema.table("module_progress", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  pillar: text().$type<Pillar>().notNull(),
  moduleId: integer().notNull(),
  completed: boolean().notNull().default(false),
  progress: integer().notNull().default(0),
  completedTasks: text().array().notNull().default(sql`'{}'::text[]`),
  completedDate: timestamp({ withTimezone: true }),
  lastUpdated: timestamp({ withTimezone: true }).notNull(),
}, (table) => [
  unique("module_progress_one_per_module").on(table.userId, table.pillar, table.moduleId),
]);
export type ModuleProgressRow = typeof moduleProgress.$inferSelect;
