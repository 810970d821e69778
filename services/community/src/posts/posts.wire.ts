import type { Post, PostType } from "@reclaim/contracts-community/community";
import { withoutBidiControls } from "../shared/bidi.model.ts";
import { toWritten, type WrittenRow } from "../shared/written.wire.ts";

/** A post with its author, as the repository reads it. */
export interface PostRow extends WrittenRow {
  categoryId: number;
  title: string;
  type: PostType;
  tags: string[];
  commentCount: number;
}

/** What some posts are to a viewer: ids of those liked, ids of authors that are blocked. */
export interface ViewerParts {
  liked: ReadonlySet<number | null>;
  blocked: ReadonlySet<number | null>;
}
export type FindViewerParts = (
  viewer: string,
  posts: readonly { id: number; pseudonymId: number }[],
) => Promise<ViewerParts>;

/** A post as `viewer` gets it, who likes the posts `liked`. */
export const toPost = (row: PostRow, viewer: string, liked: ViewerParts["liked"]): Post => ({
  ...toWritten(row, viewer),
  isLiked: liked.has(row.id),
  categoryId: row.categoryId,
  title: withoutBidiControls(row.title),
  type: row.type,
  tags: row.tags.map(withoutBidiControls),
  commentCount: row.commentCount,
});

/** Neither a subject nor "", by which posts of erased accounts are stored. */
const STRANGER = "stranger";
const NO_POSTS: ReadonlySet<number> = new Set();

/**
 * Makes the JSON of posts, as `toPost` has them. What readers get who neither wrote nor like a post
 * is made once for each row: most readers of a shared page are such.
 */
export function createPostSerializer() {
  const forStrangers = new WeakMap<PostRow, string>();
  return (row: PostRow, viewer: string, liked: ViewerParts["liked"]): string => {
    if (row.userId === viewer || liked.has(row.id)) {
      return JSON.stringify(toPost(row, viewer, liked));
    }
    let json = forStrangers.get(row);
    if (json === undefined) {
      json = JSON.stringify(toPost(row, STRANGER, NO_POSTS));
      forStrangers.set(row, json);
    }
    return json;
  };
}
