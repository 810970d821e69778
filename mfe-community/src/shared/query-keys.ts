import type { QueryClient } from "@tanstack/react-query";

/** What is reacted to, reported or deleted: a post or a comment. */
export type Target = { postId: number } | { commentId: number };

/** Query keys of the forum. A prefix invalidates related queries. */
export const keys = {
  posts: ["posts"],
  postsOfType: (type: string) => ["posts", "type", type],
  foundPosts: (search: object) => ["posts", "search", search],
  post: (id: number) => ["posts", id],
  allComments: ["comments"],
  comments: (postId: number) => ["comments", postId],
  allReactions: ["reactions"],
  reactions: (target: Target) => ["reactions", target],
  categories: ["categories"],
  category: (idOrSlug: string | number) => ["categories", String(idOrSlug)],
  allCategoryPosts: ["category-posts"],
  postsOfCategory: (id: number) => ["category-posts", id],
  ownPosts: ["own-posts"],
  blocks: ["blocks"],
  news: ["news"],
  view: (place: string) => ["view", place],
  createPseudonym: ["create-pseudonym"],
  ownPseudonym: (subject: string | undefined) => ["own-pseudonym", subject],
};

/** The keys of every query that shows posts: lists, lists of categories, own posts, single posts. */
export const POST_KEYS = [keys.posts, keys.allCategoryPosts, keys.ownPosts];

/** Invalidates every query that shows posts. */
export async function refreshPosts(queries: QueryClient): Promise<void> {
  await Promise.all(POST_KEYS.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
