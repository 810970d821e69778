import type { Db } from "@reclaim/platform/database";
import { commentNotFound } from "../comments/comments.errors.ts";
import { commentRepository } from "../comments/comments.repository.ts";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import type { Target } from "./reactions.repository.ts";

/**
 * Refuses a target that `viewer` cannot read. `how` is "keep" in a transaction, until whose end
 * nobody deletes it. Errors: 404 `post_not_found`, `comment_not_found`.
 */
export const requireTarget = async (
  db: Db,
  viewer: string,
  target: Target,
  how: "find" | "keep",
): Promise<void> => {
  if ("postId" in target) {
    const posts = postRepository(db);
    const isThere = how === "keep" ? posts.keep : posts.exists;
    if (!await isThere(target.postId, viewer)) throw postNotFound();
  } else {
    const comment = await commentRepository(db)[how](target.commentId, viewer);
    if (!comment || comment.isDeleted) throw commentNotFound();
  }
};
