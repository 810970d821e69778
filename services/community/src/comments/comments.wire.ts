import type { Comment } from "@reclaim/contracts-community/community";
import { toWritten, type WrittenRow } from "../shared/written.wire.ts";

/** A comment with its author, as the repository reads it. */
export interface CommentRow extends WrittenRow {
  isDeleted: boolean;
  postId: number;
  parentId: number | null;
}

/** A comment as `viewer` gets it; a deleted one has no author. */
export const toComment = (row: CommentRow, viewer: string): Comment => ({
  ...toWritten(row, viewer),
  pseudonymId: row.isDeleted ? null : row.pseudonymId,
  isDeleted: row.isDeleted,
  postId: row.postId,
  parentId: row.parentId,
});
