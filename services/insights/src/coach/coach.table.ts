import type { Source } from "@reclaim/contracts-insights/insights";
import type { CoachMessage } from "@reclaim/contracts-insights/coach";
import { boolean, index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { insightsSchema } from "../insights.schema.table.ts";

/** What members and the coach have said. `content` is encrypted; `isPartial` when an answer broke off. */
export const coachMessages = insightsSchema.table("coach_messages", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  from: text().$type<CoachMessage["from"]>().notNull(),
  content: text().notNull(),
  source: text().$type<Source>(),
  prompt: text(),
  isPartial: boolean().notNull(),
  date: timestamp({ withTimezone: true, precision: 3 }).notNull(),
}, (table) => [index("coach_messages_by_user").on(table.userId, table.date, table.id)]);
export type CoachMessageRow = typeof coachMessages.$inferSelect;
