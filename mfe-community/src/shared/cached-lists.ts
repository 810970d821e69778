import type { Comment, Post } from "@reclaim/contracts-community/community";
import type { ListPage } from "@reclaim/host-api";
import type { QueryClient } from "@tanstack/react-query";
import { keys, POST_KEYS } from "./query-keys.ts";

/** Gives a changed item, the same one, or null to take it out. */
type Change<Item> = (item: Item) => Item | null;

/** Fetched data: a cursor-paged list, or a single item. */
type Fetched<Item> = { pages: ListPage<Item[]>[] } | Item | null;

function changeFetched<Item extends object>(
  data: Fetched<Item> | undefined,
  change: Change<Item>,
): Fetched<Item> | undefined {
  if (!data) return data;
  if (!("pages" in data)) return change(data);
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) => change(item) ?? []),
  }));
  return { ...data, pages };
}

/** Changes a post wherever it was fetched: in lists and on its own page. */
export function changePosts(queries: QueryClient, change: Change<Post>): void {
  for (const queryKey of POST_KEYS) {
    queries.setQueriesData<Fetched<Post>>(
      { queryKey },
      (data) => changeFetched<Post>(data, change),
    );
  }
}

/** Changes comments wherever they were fetched. */
export const changeComments = (queries: QueryClient, change: Change<Comment>): void =>
  void queries.setQueriesData<Fetched<Comment>>(
    { queryKey: keys.allComments },
    (data) => changeFetched<Comment>(data, change),
  );

/** Changes one post, by `fields` that are new. */
export const changePost = (queries: QueryClient, id: number, fields: (post: Post) => Post): void =>
  changePosts(queries, (post) => (post.id === id ? fields(post) : post));
