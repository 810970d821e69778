import { type Post, postList, type PostType } from "@reclaim/contracts-community/community";
import { useHost } from "@reclaim/host-api";
import { type ListPages, useListPages } from "./list-pages.client.ts";
import { keys } from "./query-keys.ts";

/** A list of posts; `path` undefined while it is not known yet. */
export interface PostSource {
  queryKey: readonly unknown[];
  path: string | undefined;
  /** Which of all posts belong to it; "own" ones are found by no search of the server. */
  of: { type?: PostType; categoryId?: number } | "own";
}

/** Posts of one type, or of all. */
export const postsOfType = (type: PostType | "all"): PostSource => ({
  queryKey: keys.postsOfType(type),
  path: `/api/forum/posts/type/${type}`,
  of: type === "all" ? {} : { type },
});

/** Posts of one category. */
export const postsOfCategory = (categoryId: number): PostSource => ({
  queryKey: keys.postsOfCategory(categoryId),
  path: `/api/forum/categories/${categoryId}/posts`,
  of: { categoryId },
});

/** The member's own posts; `subject` is the member's `communitySubject`. */
export const ownPosts = (subject: string | undefined): PostSource => ({
  queryKey: [...keys.ownPosts, subject],
  path: subject && `/api/forum/user/${encodeURIComponent(subject)}/posts`,
  of: "own",
});

/** The posts of a source, newest first, page by page. */
export function usePosts({ queryKey, path }: PostSource): ListPages<Post> {
  const { http } = useHost();
  return useListPages(
    { name: "Reading posts", queryKey, path: path ?? "", enabled: path !== undefined },
    (path) => http.getPage(path, postList),
  );
}
