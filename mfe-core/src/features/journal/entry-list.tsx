import {
  Button,
  EmptyState,
  ErrorState,
  Hidden,
  Muted,
  Skeleton,
  Stack,
} from "@reclaim/design-system";
import { NotebookPen } from "lucide-react";
import { type RefObject, useRef } from "react";
import type { useJournalEntries } from "../../shared/journal.client.ts";
import { isJournalLocked } from "../../shared/journal.errors.ts";
import { EntryDays } from "./entry-days.tsx";
import { copy } from "./journal.copy.ts";

/** The entries of a query, or why there are none. `title` gets the focus that a deletion frees. */
export function EntryList({ query, filter, title }: {
  query: ReturnType<typeof useJournalEntries>;
  filter: { day: string | undefined; words: string };
  title: RefObject<HTMLElement | null>;
}) {
  const { data, error, isError, isFetching, isFetchNextPageError, refetch, fetchNextPage } = query;
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const restored = useRef<string>(undefined);
  if (!data) {
    if (!isError) return <Loading />;
    const isLocked = isJournalLocked(error);
    return (
      <ErrorState
        title={isLocked ? copy.entries.locked : copy.entries.failed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        <p>{isLocked ? copy.entries.lockedText : copy.entries.failedText}</p>
      </ErrorState>
    );
  }
  if (entries.length === 0) {
    if (filter.words) return <p role="status">{copy.entries.noneFound}</p>;
    if (filter.day) return <p role="status">{copy.entries.noneOnDay}</p>;
    return (
      <EmptyState icon={<NotebookPen />}>
        <p>{copy.entries.empty}</p>
      </EmptyState>
    );
  }
  return (
    <Stack $gap={5} aria-busy={query.isPlaceholderData}>
      <EntryDays
        entries={entries}
        words={filter.words}
        onDeleted={() => title.current?.focus()}
        onRestored={(id) => {
          restored.current = id;
        }}
        onArticle={(id, article) => {
          if (restored.current !== id) return;
          restored.current = undefined;
          article.focus();
        }}
      />
      {query.hasNextPage && (
        <Stack $gap={2}>
          <div>
            <Button
              data-variant="quiet"
              aria-disabled={query.isFetchingNextPage}
              onClick={() => query.isFetchingNextPage || void fetchNextPage()}
            >
              {query.isFetchingNextPage ? copy.entries.loadingMore : copy.entries.more}
            </Button>
          </div>
          {isFetchNextPageError && <Muted role="alert">{copy.entries.moreFailed}</Muted>}
        </Stack>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <Stack aria-busy>
      <Hidden role="status">{copy.entries.loading}</Hidden>
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
