import {
  Button,
  EmptyState,
  ErrorState,
  Hidden,
  SectionTitle,
  Skeleton,
  Stack,
} from "@reclaim/design-system";
import { NotebookPen } from "lucide-react";
import { useRef } from "react";
import { EntryCard } from "./entry-card.tsx";
import { copy } from "./journal.copy.ts";
import { useEntries } from "./journal.queries.ts";

/** What the member wrote before, newest first. */
export function EntryList() {
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } =
    useEntries();
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="section" aria-labelledby="journal-entries">
      <SectionTitle id="journal-entries" ref={title} tabIndex={-1}>
        {copy.entries.title}
      </SectionTitle>
      {!data && (isError
        ? (
          <ErrorState
            title={copy.entries.failed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            <p>{copy.entries.failedText}</p>
          </ErrorState>
        )
        : (
          <Stack aria-busy>
            <Hidden role="status">{copy.entries.loading}</Hidden>
            <Skeleton />
            <Skeleton />
          </Stack>
        ))}
      {data && entries.length === 0 && (
        <EmptyState icon={<NotebookPen />}>
          <p>{copy.entries.empty}</p>
        </EmptyState>
      )}
      {entries.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          onRemoved={() => title.current?.focus()}
        />
      ))}
      {hasNextPage && (
        <div>
          <Button
            data-variant="quiet"
            aria-disabled={isFetchingNextPage}
            onClick={() => isFetchingNextPage || void fetchNextPage()}
          >
            {isFetchingNextPage ? copy.entries.loadingMore : copy.entries.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
