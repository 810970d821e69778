import type { ServiceDeps } from "@reclaim/platform/service";
import { recordNews } from "../news/news.repository.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { commentNotFound } from "./comments.errors.ts";
import { commentRepository } from "./comments.repository.ts";

/**
 * Deletes the caller's own comment and counts it on its post no more. Above replies an empty place
 * stays, which the last of them takes along. Errors: 404 `comment_not_found`, also for
 * another's (D63).
 */
export const deleteComment =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, id: number): Promise<void> =>
    await db.transaction(async (tx) => {
      const comments = commentRepository(tx);
      const comment = await comments.own(id, userId);
      if (!comment) throw commentNotFound();
      const { postId, parentId } = comment;
      // The post first, as whoever comments does: nobody replies until this is done.
      if (!await postRepository(tx).lock(postId)) throw commentNotFound();
      if (await comments.hasReplies(id)) await comments.leavePlace(comment);
      const deleted = await comments.remove(id, userId);
      if (!deleted) throw commentNotFound();
      if (deleted.review === null) await postRepository(tx).countComment(postId, -1);
      const createdAt = clock.now();
      await recordNews(tx, { event: "gone", commentId: id, createdAt });
      await recordNews(tx, { event: "post-changed", postId, createdAt });
      if (parentId !== null) await comments.removeIfEmpty(parentId);
    });
