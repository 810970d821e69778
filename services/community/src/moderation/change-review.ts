import type { Review } from "@reclaim/contracts-community/community";
import type { Db } from "@reclaim/platform/database";
import { recordNews } from "../news/news.repository.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { type ContentTarget, targetRepository } from "./targets.repository.ts";

/** Shows or hides a post or comment, with the count of comments and the news; `tx` is a transaction. */
export async function changeReview(
  tx: Db,
  target: ContentTarget,
  review: Review | null,
  createdAt: Date,
): Promise<void> {
  const { kind, id, postId } = target;
  await targetRepository(tx).setReview(target, review);
  const isShown = review === null;
  const wasShown = target.review === null;
  if (isShown === wasShown) return;
  if (kind === "comment") await postRepository(tx).countComment(postId, isShown ? 1 : -1);
  if (isShown) {
    const commentId = kind === "comment" ? id : undefined;
    await recordNews(tx, { event: kind, postId, commentId, createdAt });
  } else if (kind === "comment") {
    await recordNews(tx, { event: "gone", commentId: id, createdAt });
    await recordNews(tx, { event: "post-changed", postId, createdAt });
  } else await recordNews(tx, { event: "gone", postId, createdAt });
}
