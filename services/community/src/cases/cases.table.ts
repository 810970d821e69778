import type { HeldReason, QueueKind } from "@reclaim/contracts-community/moderation";
import { desc, isNull, sql } from "drizzle-orm";
import { boolean, index, integer, timestamp, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { forumComments } from "../comments/comments.table.ts";
import { communitySchema, instant, numericId } from "../community.schema.table.ts";
import { forumPosts } from "../posts/posts.table.ts";

/**
 * What waits, or waited, for a moderator: a post or comment that was reported or held, at most one
 * open case each, or an appeal against a decision.
 */
export const moderationCases = communitySchema.table("moderation_cases", {
  id: numericId(),
  kind: varchar({ length: 10 }).$type<QueueKind>().notNull(),
  postId: integer().references(() => forumPosts.id, { onDelete: "cascade" }),
  commentId: integer().references(() => forumComments.id, { onDelete: "cascade" }),
  decisionId: integer(),
  pseudonymId: integer().notNull(),
  /** While it is open: the text shows signs of self-harm risk. */
  hasRisk: boolean().notNull(),
  heldFor: varchar({ length: 10 }).$type<HeldReason>(),
  openedAt: instant(),
  closedAt: timestamp({ withTimezone: true, precision: 3 }),
}, (table) => [
  uniqueIndex("moderation_cases_open_post").on(table.postId).where(isNull(table.closedAt)),
  uniqueIndex("moderation_cases_open_comment").on(table.commentId).where(isNull(table.closedAt)),
  uniqueIndex("moderation_cases_open_appeal").on(table.decisionId).where(isNull(table.closedAt)),
  index("moderation_cases_queue").on(desc(table.hasRisk), table.id)
    .where(sql`${table.closedAt} is null`),
]);
export type NewCaseRow = typeof moderationCases.$inferInsert;
