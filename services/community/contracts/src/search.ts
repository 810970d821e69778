import * as z from "zod/mini";
import { text } from "@reclaim/contracts-common/text";
import { id, listQuery, post, postType } from "./community.ts";

/** Characters of a search at most. */
export const SEARCH_LIMIT = 100;

/**
 * Query of GET /api/forum/search: words in any English form ("walked" is found by "walking"), `"a
 * phrase"`, `or` and `-without`. `type` and `categoryId` narrow the search.
 */
export const searchQuery = z.extend(listQuery, {
  q: text(SEARCH_LIMIT).check(z.trim(), z.minLength(1)),
  type: z.optional(postType),
  categoryId: z.optional(z.pipe(z.coerce.number(), id)),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** A text in parts, of which some match what was searched for. Plain text, never HTML. */
const highlighted = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Highlighted = z.infer<typeof highlighted>;

/**
 * A post that was found: the whole title, and of the content an excerpt around what matches.
 * Answered newest first.
 */
export const foundPost = z.extend(post, {
  highlights: z.object({ title: highlighted, excerpt: highlighted }),
});
export type FoundPost = z.infer<typeof foundPost>;
export const foundPostList = z.array(foundPost);
