import type { ReactionEmoji } from "@reclaim/contracts-community/community";
import { LIST_LIMIT } from "@reclaim/contracts-common/paging";
import type { Db } from "@reclaim/platform/database";
import { and, eq, ne, type SQL } from "drizzle-orm";
import { insertWithRandomId } from "../community.schema.table.ts";
import { newestFirst } from "../shared/paging.repository.ts";
import {
  forumReactionCounts,
  forumReactions,
  type NewReactionRow,
  type ReactionRow,
} from "./reactions.table.ts";

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
    async list(viewer: string, target: Target): Promise<ReactionRow[]> {
      const select = (whose: SQL) =>
        db.select().from(forumReactions).where(and(isOn(target), whose))
          .orderBy(...newestFirst(forumReactions)).limit(LIST_LIMIT);
      const own = await select(eq(forumReactions.userId, viewer));
      const others = await select(ne(forumReactions.userId, viewer));
      return [...own, ...others].slice(0, LIST_LIMIT);
    },

    /** How many there are of each emoji. */
    async counts(target: Target): Promise<Map<ReactionEmoji, number>> {
      const { postId = 0, commentId = 0 } = target as { postId?: number; commentId?: number };
      const rows = await db.select({
        emoji: forumReactionCounts.emoji,
        count: forumReactionCounts.count,
      }).from(forumReactionCounts).where(
        and(eq(forumReactionCounts.postId, postId), eq(forumReactionCounts.commentId, commentId)),
      );
      return new Map(rows.map((row) => [row.emoji, row.count]));
    },

    /** Undefined when the member has reacted so already. */
    create: (row: NewReactionRow, target: Target): Promise<ReactionRow | undefined> =>
      insertWithRandomId(
        async () =>
          (await db.insert(forumReactions).values({ ...row, ...target }).onConflictDoNothing()
            .returning())[0],
        async () =>
          (await db.select({ id: forumReactions.id }).from(forumReactions).where(
            and(
              isOn(target),
              eq(forumReactions.userId, row.userId),
              eq(forumReactions.emoji, row.emoji),
            ),
          )).length > 0,
      ),

    /** False when the member has no such reaction. */
    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db.delete(forumReactions)
        .where(and(eq(forumReactions.id, id), eq(forumReactions.userId, userId)))
        .returning({ id: forumReactions.id });
      return removed.length > 0;
    },
  };
}
