import type { Source } from "@reclaim/contracts-insights/insights";
import { index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { insightsSchema } from "../insights.schema.table.ts";

export type KeptKind = "recommendations" | "journal-prompt" | "mood-analysis";

/** Answers that are kept for their member. `content` is the JSON of the answer, encrypted. */
export const answers = insightsSchema.table("answers", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  kind: text().$type<KeptKind>().notNull(),
  content: text().notNull(),
  source: text().$type<Source>().notNull(),
  /** The prompt that a model got, such as "recommendations@1". */
  prompt: text(),
  generatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
}, (table) => [
  index("answers_by_user").on(table.userId, table.kind, table.generatedAt, table.id),
]);
export type AnswerRow = typeof answers.$inferSelect;
