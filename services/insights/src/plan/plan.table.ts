import type { Source } from "@reclaim/contracts-insights/insights";
import { index, integer, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { insightsSchema } from "../insights.schema.table.ts";

/** The transformation plan of a member, one each (D44). `content` is its title, time frame and description, encrypted. */
export const plans = insightsSchema.table("plans", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  recommendationsId: uuid().notNull(),
  content: text().notNull(),
  source: text().$type<Source>().notNull(),
  generatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  startedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
}, (table) => [unique("plans_one_per_member").on(table.userId)]);
export type PlanRow = typeof plans.$inferSelect;

/** Its steps in their order. `content` is the text, encrypted. */
export const planSteps = insightsSchema.table("plan_steps", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  planId: uuid().notNull().references(() => plans.id, { onDelete: "cascade" }),
  position: integer().notNull(),
  content: text().notNull(),
  doneAt: timestamp({ withTimezone: true, precision: 3 }),
}, (table) => [index("plan_steps_by_plan").on(table.planId, table.position)]);
