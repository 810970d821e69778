import type { NewReport, ReceivedReport } from "@reclaim/contracts-community/community";
import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import type { Db } from "@reclaim/platform/database";
import type { ServiceDeps } from "@reclaim/platform/service";
import { caseRepository } from "../cases/cases.repository.ts";
import { commentNotFound } from "../comments/comments.errors.ts";
import { commentQueries, commentRepository } from "../comments/comments.repository.ts";
import { postNotFound } from "../posts/posts.errors.ts";
import { postQueries, postRepository } from "../posts/posts.repository.ts";
import { toMinute } from "../shared/minute.model.ts";
import { alreadyReported } from "./reports.errors.ts";
import { reportRepository } from "./reports.repository.ts";

/**
 * Puts a post or comment on the moderators' queue, once per reporter (D28). Errors: 404
 * `post_not_found`, `comment_not_found`; 409 `already_reported`.
 */
export const fileReport = ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) => {
  const findReported = reportedText(db);
  return async (
    reporterId: string,
    { postId, commentId, reason }: NewReport,
  ): Promise<ReceivedReport> => {
    const { pseudonymId, texts } = await findReported(reporterId, { postId, commentId });
    const createdAt = clock.now();
    await db.transaction(async (tx) => {
      // Its author may delete it meanwhile.
      if (postId !== undefined && !await postRepository(tx).keep(postId, reporterId)) {
        throw postNotFound();
      }
      if (commentId !== undefined && !await commentRepository(tx).keep(commentId, reporterId)) {
        throw commentNotFound();
      }
      const created = await reportRepository(tx).create({
        reporterId,
        postId,
        commentId,
        reason: reason?.trim() || null,
        createdAt,
      });
      if (!created) throw alreadyReported();
      await caseRepository(tx).open({
        kind: "report",
        postId,
        commentId,
        pseudonymId,
        hasRisk: screenForCrisis(...texts).crisis === true,
        openedAt: createdAt,
      });
    });
    return {
      postId: postId ?? null,
      commentId: commentId ?? null,
      createdAt: toMinute(createdAt),
    };
  };
};

/** Finds what a reporter may see of what he reports, or throws. */
function reportedText(db: Db) {
  const posts = postQueries(db);
  const comments = commentQueries(db);
  return async (
    reporterId: string,
    { postId, commentId }: Pick<NewReport, "postId" | "commentId">,
  ) => {
    if (postId !== undefined) {
      const post = await posts.byId(postId, reporterId);
      if (!post) throw postNotFound();
      return { pseudonymId: post.pseudonymId, texts: [post.title, post.content, ...post.tags] };
    }
    const isVisible = await commentRepository(db).find(commentId ?? 0, reporterId);
    const comment = isVisible && await comments.byId(commentId ?? 0);
    if (!comment || comment.isDeleted) throw commentNotFound();
    return { pseudonymId: comment.pseudonymId, texts: [comment.content] };
  };
}
