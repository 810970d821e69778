import { index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** What members say of features. */
export const userFeedback = membersSchema.table("user_feedback", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  featureId: text().notNull(),
  sentiment: text().$type<"positive" | "neutral" | "negative">().notNull(),
  emoji: text().notNull(),
  comment: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
}, (table) => [
  index("user_feedback_by_user").on(table.userId),
  index("user_feedback_by_feature").on(table.featureId, table.createdAt.desc()),
]);
export type FeedbackRow = typeof userFeedback.$inferSelect;
