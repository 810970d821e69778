import { type Post, postList } from "@reclaim/contracts/community";
import { Button, EmptyState, Muted, Row, Skeleton, Stack } from "@reclaim/design-system";
import { lazyPage, useHost } from "@reclaim/host-api";
import { useState } from "react";
import { copy } from "./community.copy.ts";
import { SignInNotice } from "./notices.tsx";
import { PostCard } from "./post-card.tsx";
import { search } from "./search.model.ts";
import { usePages } from "./use-pages.ts";

const CommentsDialog = lazyPage(() => import("./comments-dialog.tsx"));

/** Where a list of posts comes from; `path` undefined while that is not known yet. */
export interface PostSource {
  queryKey: readonly unknown[];
  path: string | undefined;
}

/**
 * A list of posts with their comments. `searched` filters what is loaded; a failure shows the empty
 * list (community §7), with a way to ask again.
 */
export function PostFeed(
  { source, empty = copy.posts.empty, searched }: {
    source: PostSource;
    empty?: string;
    searched: string;
  },
) {
  const { http } = useHost();
  const [discussed, setDiscussed] = useState<Post | null>(null);
  const posts = usePages(
    {
      name: "Reading posts",
      queryKey: source.queryKey,
      path: source.path ?? "",
      enabled: source.path !== undefined,
    },
    (path) => http.page(path, postList),
  );
  const found = search(posts.items, searched);

  if (posts.status === "signed-out") return <SignInNotice />;
  if (posts.status === "loading") return <Loading />;
  return (
    <Stack>
      {found.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          onComment={() => setDiscussed(post)}
        />
      ))}
      {found.length === 0 && (
        <EmptyState>
          <p>{posts.items.length > 0 ? copy.search.empty : empty}</p>
          {posts.status === "failed" && (
            <Row>
              <Muted>{copy.posts.failed}</Muted>
              <Button data-variant="quiet" onClick={posts.retry}>{copy.posts.retry}</Button>
            </Row>
          )}
        </EmptyState>
      )}
      {posts.hasMore && (
        <Button
          data-variant="quiet"
          aria-disabled={posts.loadingMore}
          onClick={() => posts.loadingMore || posts.loadMore()}
        >
          {posts.loadingMore ? copy.posts.loadingMore : copy.posts.more}
        </Button>
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
