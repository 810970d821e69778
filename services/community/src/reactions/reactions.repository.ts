import type { ReactionEmoji } from "@reclaim/contracts/community";
import { LIST_LIMIT } from "@reclaim/contracts/paging";
import type { Db } from "@reclaim/platform/database";
import { and, count, desc, eq } from "drizzle-orm";
import { newestFirst } from "../shared/paging.repository.ts";
import { forumReactions, type NewReactionRow, type ReactionRow } from "./reactions.table.ts";

/** What is reacted to. */
export type Target = { postId: number } | { commentId: number };

const isOn = (target: Target) =>
  "postId" in target
    ? eq(forumReactions.postId, target.postId)
    : eq(forumReactions.commentId, target.commentId);

/** All SQL of reactions. */
export function reactionRepository(db: Db) {
  return {
    /** The viewer's own first, then the newest, 50 at most. */
    list: (viewer: string, target: Target): Promise<ReactionRow[]> =>
      db.select().from(forumReactions).where(isOn(target))
        .orderBy(desc(eq(forumReactions.userId, viewer)), ...newestFirst(forumReactions))
        .limit(LIST_LIMIT),

    /** How many there are of each emoji. */
    async counts(target: Target): Promise<Map<ReactionEmoji, number>> {
      const rows = await db.select({ emoji: forumReactions.emoji, count: count() })
        .from(forumReactions).where(isOn(target)).groupBy(forumReactions.emoji);
      return new Map(rows.map((row) => [row.emoji, row.count]));
    },

    /** Undefined when the member has reacted so already. */
    async create(row: NewReactionRow): Promise<ReactionRow | undefined> {
      const [created] = await db.insert(forumReactions).values(row).onConflictDoNothing()
        .returning();
      return created;
    },

    /** False when the member has no such reaction. */
    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db.delete(forumReactions)
        .where(and(eq(forumReactions.id, id), eq(forumReactions.userId, userId)))
        .returning({ id: forumReactions.id });
      return removed.length > 0;
    },
  };
}
