import type { QueueKind } from "@reclaim/contracts-community/moderation";
import type { Db } from "@reclaim/platform/database";
import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { moderationCases } from "../cases/cases.table.ts";
import { forumComments } from "../comments/comments.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { authorColumns } from "../pseudonyms/author.table.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import { forumReports } from "../reports/reports.table.ts";

/** A place in the queue: the last entry of the page before. */
export interface QueuePlace {
  hasRisk: boolean;
  id: number;
}

export type QueueRow = Awaited<ReturnType<ReturnType<typeof queueRepository>["open"]>>[number];

/** The SQL of the moderators' queue. */
export function queueRepository(db: Db) {
  const commented = alias(forumPosts, "commented");
  return {
    /** Open cases, those with signs of risk first, then the oldest. */
    open: (limit: number, kind?: QueueKind, after?: QueuePlace) =>
      db.select({
        id: moderationCases.id,
        kind: moderationCases.kind,
        hasRisk: moderationCases.hasRisk,
        heldFor: moderationCases.heldFor,
        openedAt: moderationCases.openedAt,
        pseudonymId: moderationCases.pseudonymId,
        postId: moderationCases.postId,
        commentId: moderationCases.commentId,
        decisionId: moderationCases.decisionId,
        author: authorColumns,
        post: {
          id: forumPosts.id,
          title: forumPosts.title,
          content: forumPosts.content,
          review: forumPosts.review,
          createdAt: forumPosts.createdAt,
        },
        commented: {
          id: commented.id,
          title: commented.title,
          content: commented.content,
          review: commented.review,
          createdAt: commented.createdAt,
        },
        comment: {
          id: forumComments.id,
          content: forumComments.content,
          review: forumComments.review,
          createdAt: forumComments.createdAt,
        },
      }).from(moderationCases)
        .leftJoin(forumPosts, eq(forumPosts.id, moderationCases.postId))
        .leftJoin(forumComments, eq(forumComments.id, moderationCases.commentId))
        .leftJoin(commented, eq(commented.id, forumComments.postId))
        .leftJoin(userPseudonyms, eq(userPseudonyms.id, moderationCases.pseudonymId))
        .where(and(
          isNull(moderationCases.closedAt),
          kind && eq(moderationCases.kind, kind),
          after && sql`(not ${moderationCases.hasRisk}, ${moderationCases.id}) > (${!after
            .hasRisk}::boolean, ${after.id}::integer)`,
        ))
        .orderBy(desc(moderationCases.hasRisk), asc(moderationCases.id)).limit(limit),

    /** The reports of these posts and comments, oldest first, without who sent them (D28). */
    async reports(postIds: number[], commentIds: number[]) {
      if (postIds.length + commentIds.length === 0) return [];
      return await db.select({
        postId: forumReports.postId,
        commentId: forumReports.commentId,
        reason: forumReports.reason,
        createdAt: forumReports.createdAt,
      }).from(forumReports)
        .where(or(
          inArray(forumReports.postId, postIds),
          inArray(forumReports.commentId, commentIds),
        ))
        .orderBy(asc(forumReports.createdAt), asc(forumReports.id));
    },
  };
}
