import type { Review } from "@reclaim/contracts-community/community";
import { withoutBidiControls } from "./bidi.model.ts";
import { toMinute } from "./minute.model.ts";

/** The author's pseudonym; null where the account was erased. */
export type AuthorRow =
  | { pseudonym: string; avatarColor: string; avatarInitials: string; hiddenAt: Date | null }
  | null;

/** What posts and comments have in common. */
export interface WrittenRow {
  id: number;
  userId: string;
  pseudonymId: number;
  author: AuthorRow;
  content: string;
  likes: number;
  isEdited: boolean;
  review: Review;
  createdAt: Date;
  updatedAt: Date;
}

/** The author's name and avatar; null where the account was deleted or erased (D24). */
export const toAuthor = (author: AuthorRow) =>
  author && author.hiddenAt === null
    ? {
      pseudonym: author.pseudonym,
      avatarColor: author.avatarColor,
      avatarInitials: author.avatarInitials,
    }
    : null;

/** Only its author, when he is the viewer, gets the `userId` (D22). */
export function toWritten(row: WrittenRow, viewer: string) {
  const isOwn = row.userId === viewer;
  return {
    id: row.id,
    userId: isOwn ? row.userId : null,
    isOwn,
    pseudonymId: row.pseudonymId,
    pseudonym: toAuthor(row.author),
    content: withoutBidiControls(row.content),
    likes: row.likes,
    isEdited: row.isEdited,
    review: isOwn ? row.review : null,
    createdAt: toMinute(row.createdAt),
    updatedAt: toMinute(row.updatedAt),
  };
}
