import { type LiveEvent, type LiveEventName, liveEvents } from "@reclaim/contracts-community/live";
import type { Post, Pseudonym } from "@reclaim/contracts-community/community";
import { useHost } from "@reclaim/host-api";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod/mini";
import { changePost, changePosts } from "./cached-lists.ts";
import { addNews } from "./news.client.ts";
import { keys, refreshPosts } from "./query-keys.ts";

const PATH = "/api/forum/live";
/** Milliseconds until a stream that the server refused is asked for again. */
const REFUSED_RETRY_MS = 30_000;

/**
 * Follows what is new in the circle while a page of it is shown and visible. The browser resumes a
 * stream that was cut where it ended; what a hidden page missed is fetched when it shows again.
 */
export function useLiveNews(): void {
  const { session } = useHost();
  const queries = useQueryClient();
  const subject = session.member?.communitySubject;
  useEffect(() => {
    if (subject === undefined) return;
    let stream: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let wasHidden = false;
    const close = () => {
      clearTimeout(retry);
      stream?.close();
      stream = undefined;
    };
    const open = () => {
      const opened = new EventSource(PATH);
      stream = opened;
      for (const name of Object.keys(liveEvents) as LiveEventName[]) {
        opened.addEventListener(name, ({ data }) => {
          const event = parseEvent(name, data);
          if (event) applyNews(queries, subject, event);
        });
      }
      opened.addEventListener("error", () => {
        if (opened.readyState !== EventSource.CLOSED) return;
        close();
        retry = setTimeout(open, REFUSED_RETRY_MS);
      });
    };
    const follow = () => {
      if (document.visibilityState === "hidden") {
        wasHidden = true;
        close();
      } else if (!stream) {
        open();
        if (wasHidden) refetch(queries);
      }
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      close();
    };
  }, [queries, subject]);
}

function parseEvent(event: LiveEventName, text: string): LiveEvent | undefined {
  try {
    const { success, data } = z.safeParse(liveEvents[event], JSON.parse(text));
    return success ? { event, data } as LiveEvent : undefined;
  } catch {
    return undefined;
  }
}

const refetch = (queries: QueryClient): void => {
  void refreshPosts(queries);
  void queries.invalidateQueries({ queryKey: keys.allComments });
  void queries.invalidateQueries({ queryKey: keys.allReactions });
};

function applyNews(queries: QueryClient, subject: string, { event, data }: LiveEvent): void {
  const own = queries.getQueryData<Pseudonym | null>(keys.ownPseudonym(subject));
  switch (event) {
    case "post":
      if (data.pseudonymId === own?.id) return;
      return addNews(queries, (news) => ({ ...news, posts: [...news.posts, data] }));
    case "post-changed": {
      const { likes, commentCount } = data;
      return changePost(queries, data.id, (post) => ({ ...post, likes, commentCount }));
    }
    case "comment":
      if (data.pseudonymId === own?.id) return;
      return addNews(queries, (news) => ({ ...news, comments: [...news.comments, data] }));
    case "gone":
      return takeAway(queries, data);
    case "reset":
      return refetch(queries);
  }
}

/** Others' posts say that they are gone in their place; the author reads his own again, and why. */
function takeAway(
  queries: QueryClient,
  { postId, commentId }: { postId?: number | undefined; commentId?: number | undefined },
): void {
  if (commentId !== undefined) void queries.invalidateQueries({ queryKey: keys.allComments });
  if (postId === undefined) return;
  let found: Post | undefined;
  changePosts(queries, (post) => {
    if (post.id === postId) found = post;
    return post;
  });
  if (found?.isOwn) void refreshPosts(queries);
  else addNews(queries, (news) => ({ ...news, gone: [...news.gone, postId] }));
}
