import type { Comment, Post } from "@reclaim/contracts-community/community";
import type { LiveEventData } from "@reclaim/contracts-community/live";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { PostSource } from "./posts.client.ts";
import { keys, refreshPosts } from "./query-keys.ts";

/** What the live stream has told since the lists were read. */
interface News {
  posts: readonly LiveEventData<"post">[];
  comments: readonly LiveEventData<"comment">[];
  /** Ids of posts that were taken away. */
  gone: readonly number[];
}
const NONE: News = { posts: [], comments: [], gone: [] };

/** Adds to what the live stream has told. */
export const addNews = (queries: QueryClient, change: (news: News) => News): void =>
  void queries.setQueryData<News>(keys.news, (news) => change(news ?? NONE));

/** Forgets which posts are new, and reads the lists again. */
export function readNewPosts(queries: QueryClient): void {
  addNews(queries, (news) => ({ ...news, posts: [] }));
  void refreshPosts(queries);
}

/** Forgets which comments of a post are new, and reads them again. */
export function readNewComments(queries: QueryClient, postId: number): void {
  addNews(queries, (news) => ({
    ...news,
    comments: news.comments.filter((comment) => comment.postId !== postId),
  }));
  void queries.invalidateQueries({ queryKey: keys.comments(postId) });
}

const useNews = (): News =>
  useQuery({ queryKey: keys.news, queryFn: () => NONE, enabled: false, initialData: NONE }).data;

/** How many posts of a list are newer than what is loaded of it, and which of the loaded are gone. */
export function useNewPosts({ of }: PostSource, loaded: readonly Post[]) {
  const { posts, gone } = useNews();
  const ids = new Set(loaded.map(({ id }) => id));
  const newer = of === "own"
    ? []
    : posts.filter(({ id, type, categoryId }) =>
      !ids.has(id) && !gone.includes(id) &&
      (of.type ?? type) === type && (of.categoryId ?? categoryId) === categoryId
    );
  return { newer: newer.length, isGone: (id: number) => gone.includes(id) };
}

/** How many comments of a post are newer than what is loaded of them. */
export function useNewComments(postId: number, loaded: readonly Comment[]): number {
  const { comments } = useNews();
  const ids = new Set(loaded.map(({ id }) => id));
  return comments.filter((comment) => comment.postId === postId && !ids.has(comment.id)).length;
}
