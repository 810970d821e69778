import type { Comment } from "@reclaim/contracts-community/community";

/** A comment with the replies to it, one level deep. */
export interface CommentThread {
  comment: Comment;
  /** Oldest first, as a talk is read. */
  replies: Comment[];
}

/**
 * Comments, newest first, as threads: each reply under the comment that it answers. A reply whose
 * comment is on a page that is not loaded yet stands by itself.
 */
export function toThreads(comments: readonly Comment[]): CommentThread[] {
  const loaded = new Set(comments.map(({ id }) => id));
  const isReply = ({ parentId }: Comment) => parentId !== null && loaded.has(parentId);
  return comments.filter((comment) => !isReply(comment)).map((comment) => ({
    comment,
    replies: comments.filter(({ parentId }) => parentId === comment.id).reverse(),
  }));
}
