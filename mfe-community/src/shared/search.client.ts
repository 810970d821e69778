import { type FoundPost, foundPostList, SEARCH_LIMIT } from "@reclaim/contracts-community/search";
import { useHost } from "@reclaim/host-api";
import { type ListPages, useListPages } from "./list-pages.client.ts";
import type { PostSource } from "./posts.client.ts";
import { keys } from "./query-keys.ts";

/** The part of all posts that a search looks in. */
export type SearchIn = Exclude<PostSource["of"], "own">;

/** Posts that the server finds by their words, with what matched apart, page by page. */
export function useFoundPosts(
  searched: string,
  { type, categoryId }: SearchIn,
): ListPages<FoundPost> {
  const { http } = useHost();
  const q = searched.slice(0, SEARCH_LIMIT);
  const query = new URLSearchParams({ q });
  if (type) query.set("type", type);
  if (categoryId) query.set("categoryId", String(categoryId));
  return useListPages(
    {
      name: "Searching posts",
      queryKey: keys.foundPosts({ q, type, categoryId }),
      path: `/api/forum/search?${query}`,
      enabled: q !== "",
    },
    (path) => http.getPage(path, foundPostList),
  );
}
