import type { QueryClient } from "@tanstack/react-query";

/** Query keys of the forum: paths, so that what a change touches can be told by its beginning. */
export const keys = {
  posts: ["/api/forum/posts"],
  postsOfType: (type: string) => ["/api/forum/posts", "type", type],
  post: (id: number) => ["/api/forum/posts", id],
  comments: (postId: number) => ["/api/forum/comments", postId],
  categories: ["/api/forum/categories"],
  category: (idOrSlug: string | number) => ["/api/forum/categories", String(idOrSlug)],
  postsOfCategory: (id: number) => ["/api/forum/category-posts", id],
  ownPosts: ["/api/forum/user"],
  ownPseudonym: (subject: string | undefined) => ["/api/pseudonyms/user", subject],
};

/** Asks for all that shows posts again: lists, categories' lists, own posts and single posts. */
export async function refreshPosts(queries: QueryClient): Promise<void> {
  await Promise.all(
    [keys.posts, ["/api/forum/category-posts"], keys.ownPosts].map((queryKey) =>
      queries.invalidateQueries({ queryKey })
    ),
  );
}
