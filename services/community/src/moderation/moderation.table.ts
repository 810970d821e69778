import type { AppealOutcome, DecisionAction } from "@reclaim/contracts-community/moderation";
import { index, integer, text, timestamp, varchar } from "drizzle-orm/pg-core";
import { communitySchema, instant, randomId } from "../community.schema.table.ts";

/**
 * The audit log: what moderators decided, about whom. A trigger refuses every change of a row but the
 * erasure of a subject. Targets are no references: a decision outlives what it was about.
 */
export const moderationDecisions = communitySchema.table("moderation_decisions", {
  id: randomId(),
  action: varchar({ length: 10 }).$type<DecisionAction>().notNull(),
  reason: text().notNull(),
  /** Of a suspension. */
  endsAt: timestamp({ withTimezone: true, precision: 3 }),
  moderatorId: text().notNull(),
  /** Whose writing, or who, it is about. */
  userId: text().notNull(),
  pseudonymId: integer().notNull(),
  postId: integer(),
  commentId: integer(),
  /** The decision whose appeal it answers. */
  answeredDecisionId: integer(),
  createdAt: instant(),
}, (table) => [
  index("moderation_decisions_newest").on(table.createdAt, table.id),
  index("moderation_decisions_by_pseudonym").on(table.pseudonymId, table.createdAt, table.id),
  index("moderation_decisions_by_user").on(table.userId, table.createdAt, table.id),
  index("moderation_decisions_by_moderator").on(table.moderatorId),
]);
export type DecisionRow = typeof moderationDecisions.$inferSelect;
export type NewDecisionRow = typeof moderationDecisions.$inferInsert;

/** The author's one answer to a decision, and what a moderator answered to it. */
export const moderationAppeals = communitySchema.table("moderation_appeals", {
  id: randomId(),
  decisionId: integer().notNull().unique().references(() => moderationDecisions.id),
  userId: text().notNull(),
  text: text().notNull(),
  createdAt: instant(),
  outcome: varchar({ length: 10 }).$type<AppealOutcome>(),
  answer: text(),
  answeredAt: timestamp({ withTimezone: true, precision: 3 }),
}, (table) => [index("moderation_appeals_by_user").on(table.userId)]);
export type AppealRow = typeof moderationAppeals.$inferSelect;
