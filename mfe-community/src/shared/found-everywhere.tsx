import type { Post } from "@reclaim/contracts-community/community";
import { Button, Muted, SectionTitle, Stack } from "@reclaim/design-system";
import type { ComponentProps } from "react";
import { copy } from "./community.copy.ts";
import { PostCard } from "./post-card.tsx";
import { type SearchIn, useFoundPosts } from "./search.client.ts";
import { useDebounced } from "./use-debounced.ts";

/** Milliseconds without typing after which the server is asked. */
const TYPING_PAUSE_MS = 300;

/** What the server finds in all posts, beyond those that show already. */
export default function FoundEverywhere({ searched, of, shownIds, card }: {
  searched: string;
  of: SearchIn;
  shownIds: readonly number[];
  card: (post: Post) => ComponentProps<typeof PostCard>;
}) {
  const settled = useDebounced(searched.trim(), TYPING_PAUSE_MS);
  const found = useFoundPosts(settled, of);
  const others = found.items.filter(({ id }) => !shownIds.includes(id));
  if (found.status === "loading") return <Muted role="status">{copy.search.looking}</Muted>;
  if (found.status === "failed") {
    return (
      <Muted role="status">
        {copy.search.failed}{" "}
        <Button data-variant="plain" onClick={found.retry}>{copy.posts.retry}</Button>
      </Muted>
    );
  }
  if (others.length === 0) return <Muted role="status">{copy.search.noOthers}</Muted>;
  return (
    <Stack as="section" aria-labelledby="found-everywhere">
      <SectionTitle as="h2" id="found-everywhere">{copy.search.inAll}</SectionTitle>
      {others.map(({ highlights, ...post }) => (
        <PostCard
          key={post.id}
          {...card(post)}
          found={{ title: highlights.title, content: () => highlights.excerpt }}
        />
      ))}
      {found.hasMore && (
        <Button
          data-variant="quiet"
          aria-disabled={found.loadingMore}
          onClick={() => found.loadingMore || found.loadMore()}
        >
          {found.loadingMore ? copy.posts.loadingMore : copy.posts.more}
        </Button>
      )}
    </Stack>
  );
}
