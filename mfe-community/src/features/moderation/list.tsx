import { Button, ErrorState, Hidden, Skeleton, Stack } from "@reclaim/design-system";
import type { ReactNode } from "react";
import type { ListPages } from "../../shared/list-pages.client.ts";
import { copy } from "./moderation.copy.ts";

/** A paged list with its loading, failing and empty states. */
export function List<Item>(
  { pages, empty, toItem }: {
    pages: ListPages<Item>;
    empty: ReactNode;
    toItem: (item: Item) => ReactNode;
  },
) {
  const { items, status, hasMore, loadingMore, loadMore, retry } = pages;
  if (status === "loading") {
    return (
      <Stack aria-busy>
        <Hidden role="status">{copy.loading}</Hidden>
        <Skeleton $height="12rem" />
        <Skeleton $height="12rem" />
      </Stack>
    );
  }
  if (status === "failed") return <ErrorState title={copy.failed} onRetry={retry} />;
  if (items.length === 0) return empty;
  return (
    <Stack $gap={4}>
      {items.map(toItem)}
      {hasMore && (
        <Button data-variant="quiet" aria-disabled={loadingMore} onClick={loadMore}>
          {loadingMore ? copy.loadingMore : copy.more}
        </Button>
      )}
    </Stack>
  );
}
