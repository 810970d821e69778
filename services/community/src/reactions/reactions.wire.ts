import type { Reaction } from "@reclaim/contracts/community";
import type { ReactionRow } from "./reactions.table.ts";

/** Only he who reacted gets his `userId` (D22). */
export function toReaction(row: ReactionRow, viewer: string): Reaction {
  const isOwn = row.userId === viewer;
  return {
    id: row.id,
    userId: isOwn ? row.userId : null,
    isOwn,
    pseudonymId: row.pseudonymId,
    postId: row.postId,
    commentId: row.commentId,
    emoji: row.emoji,
    createdAt: row.createdAt.toISOString(),
  };
}
