import type { Post } from "@reclaim/contracts-community/community";
import { Button, EmptyState, Muted, Row, Skeleton, Stack } from "@reclaim/design-system";
import { DialogFailure, lateComponent } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { copy } from "./community.copy.ts";
import { readNewPosts, useNewPosts } from "./news.client.ts";
import { NewerPill } from "./newer-pill.tsx";
import { SignInNotice } from "./notices.tsx";
import { PostCard } from "./post-card.tsx";
import { type PostSource, usePosts } from "./posts.client.ts";
import { filterPosts, markMatches } from "./search.model.ts";
import { useReadingPosition } from "./use-kept-view.ts";
import { useOpenPost } from "./use-open-post.ts";
import { isWaiting } from "./waiting.model.ts";

const CommentsDialog = lateComponent(
  () => import("./comments-dialog.tsx"),
  { Failed: DialogFailure },
);
const FoundEverywhere = lateComponent(() => import("./found-everywhere.tsx"));

/**
 * A list of posts with their comments. `searched` filters what is loaded; a failure shows the empty
 * list (community specification §7), with a way to ask again.
 */
export function PostFeed(
  { source, empty = copy.posts.empty, intro, searched }: {
    source: PostSource;
    empty?: string;
    /** Stands below the words of an empty list. */
    intro?: ReactNode;
    searched: string;
  },
) {
  const [discussed, setDiscussed] = useState<Post | null>(null);
  const [onlyWaiting, setOnlyWaiting] = useState(false);
  const queries = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const posts = usePosts(source);
  const { openId, openBeside } = useOpenPost();
  const { newer, isGone } = useNewPosts(source, posts.items);
  useReadingPosition(source.queryKey.join("/"), posts.items.length > 0);

  if (posts.status === "signed-out") return <SignInNotice />;
  if (posts.status === "loading") return <Loading />;
  const shown = onlyWaiting ? posts.items.filter(isWaiting) : posts.items;
  const found = filterPosts(shown, searched);
  const isSearching = searched.trim() !== "";
  const card = (post: Post) => ({
    post,
    isOpen: post.id === openId,
    onComment: () => setDiscussed(post),
    onOpen: (event: MouseEvent) => openBeside(event, post.id),
  });
  function showNewer() {
    readNewPosts(queries);
    top.current?.scrollIntoView({ block: "start" });
  }

  return (
    <Stack ref={top} style={{ scrollMarginTop: "4.5rem" }}>
      <NewerPill words={newer > 0 && copy.posts.newer(newer)} onShow={showNewer} />
      {(onlyWaiting || posts.items.some(isWaiting)) && (
        <div>
          <Button
            data-variant="quiet"
            aria-pressed={onlyWaiting}
            onClick={() => setOnlyWaiting(!onlyWaiting)}
          >
            {copy.posts.onlyWaiting}
          </Button>
        </div>
      )}
      {found.map((post) =>
        isGone(post.id) ? <Muted key={post.id} role="status">{copy.posts.gone}</Muted> : (
          <PostCard
            key={post.id}
            {...card(post)}
            {...(isSearching && {
              found: {
                title: markMatches(post.title, searched),
                content: (text) => markMatches(text, searched),
              },
            })}
          />
        )
      )}
      {found.length === 0 && (
        <EmptyState>
          <p>
            {posts.items.length === 0
              ? empty
              : onlyWaiting && !isSearching
              ? copy.posts.noneWaiting
              : copy.search.empty}
          </p>
          {posts.status === "failed" && (
            <Row>
              <Muted>{copy.posts.failed}</Muted>
              <Button data-variant="quiet" onClick={posts.retry}>{copy.posts.retry}</Button>
            </Row>
          )}
        </EmptyState>
      )}
      {posts.status === "ready" && posts.items.length === 0 && intro}
      {posts.hasMore && !isSearching && (
        <Button
          data-variant="quiet"
          aria-disabled={posts.loadingMore}
          onClick={() => posts.loadingMore || posts.loadMore()}
        >
          {posts.loadingMore ? copy.posts.loadingMore : copy.posts.more}
        </Button>
      )}
      {isSearching && source.of !== "own" && posts.items.length > 0 && (
        <FoundEverywhere
          searched={searched}
          of={source.of}
          shownIds={found.map(({ id }) => id)}
          card={card}
        />
      )}
      {discussed && <CommentsDialog post={discussed} onClose={() => setDiscussed(null)} />}
    </Stack>
  );
}

function Loading() {
  return (
    <Stack aria-busy="true">
      <Muted role="status">{copy.posts.loading}</Muted>
      <Skeleton $height="11rem" />
      <Skeleton $height="11rem" />
    </Stack>
  );
}
