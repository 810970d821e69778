import type { Comment } from "@reclaim/contracts-community/community";
import { useHost } from "@reclaim/host-api";
import { useEffect, useEffectEvent, useRef } from "react";
import { copy } from "./community.copy.ts";
import type { ListPages } from "./list-pages.client.ts";

/**
 * Finds the comment that a link leads to, page by page, brings it into view with the focus, and gives
 * the attributes of each comment's element.
 */
export function useWantedComment(wantedId: number | undefined, comments: ListPages<Comment>) {
  const { notify } = useHost();
  const done = useRef<number>(undefined);
  const { status, items, hasMore, loadingMore } = comments;
  const seek = useEffectEvent(() => {
    if (wantedId === undefined || done.current === wantedId || status !== "ready") return;
    const element = document.getElementById(`comment-${wantedId}`);
    if (!element && hasMore) {
      if (!loadingMore) comments.loadMore();
      return;
    }
    done.current = wantedId;
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
    if (!element) notify(copy.comments.notThere);
  });
  useEffect(() => seek(), [wantedId, status, items.length, hasMore, loadingMore]);
  return (id: number) => ({
    id: `comment-${id}`,
    tabIndex: -1,
    "data-wanted": id === wantedId || undefined,
  });
}
