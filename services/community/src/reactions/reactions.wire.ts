import type { Reaction } from "@reclaim/contracts-community/community";
import { toMinute } from "../shared/minute.model.ts";
import type { ReactionRow } from "./reactions.table.ts";

/** Others see that somebody reacted, not who: counts without lists of people (D22). */
export function toReaction(row: ReactionRow, viewer: string): Reaction {
  const isOwn = row.userId === viewer;
  return {
    id: row.id,
    userId: isOwn ? row.userId : null,
    isOwn,
    pseudonymId: isOwn ? row.pseudonymId : null,
    postId: row.postId,
    commentId: row.commentId,
    emoji: row.emoji,
    createdAt: toMinute(row.createdAt),
  };
}
