import { Button, Muted, Row, SectionTitle, Skeleton, Stack } from "@reclaim/design-system";
import { SearchField } from "@reclaim/design-system/search-field";
import { lateComponent } from "@reclaim/host-api";
import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { ExportButton } from "../../shared/export-button.tsx";
import { useJournalEntries } from "../../shared/journal.client.ts";
import { formatFullDay } from "./entry-days.model.ts";
import { EntryList } from "./entry-list.tsx";
import { copy } from "./journal.copy.ts";
import { useDebounced } from "./use-debounced.ts";

const EntryCalendar = lateComponent(() => import("./entry-calendar.tsx"), {
  Waiting: () => <Skeleton $height="22rem" />,
});

/** A pause in typing after which the search begins. */
const SEARCH_DELAY_MS = 300;
/** As the service takes it. */
const MAX_SEARCH_LENGTH = 100;

const Head = styled(Row)`
  justify-content: space-between;
`;
const Keep = styled(Stack)`
  padding-top: var(--space-5);
  border-top: 1px solid var(--border);
`;

/** Earlier entries of the member: all, those of a day, or those with the words searched for. */
export function PastEntries() {
  const [typed, setTyped] = useState("");
  const [day, setDay] = useState<string>();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const words = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const filter = { day: words ? undefined : day, words };
  const all = useJournalEntries();
  const shown = useJournalEntries({
    ...(filter.day && { day: filter.day }),
    ...(words && { words }),
  });
  const found = shown.data?.pages.reduce((sum, { items }) => sum + items.length, 0);
  const hasEntries = all.data?.pages.some(({ items }) => items.length > 0) ?? false;
  return (
    <Stack as="section" aria-labelledby="journal-entries">
      <Head>
        <SectionTitle id="journal-entries" ref={title} tabIndex={-1}>
          {copy.entries.title}
        </SectionTitle>
        {hasEntries && (
          <Button
            data-variant="quiet"
            aria-expanded={isCalendarOpen}
            onClick={() => setCalendarOpen(!isCalendarOpen)}
          >
            <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
            {copy.entries.calendar}
          </Button>
        )}
      </Head>
      {hasEntries && isCalendarOpen && (
        <EntryCalendar
          selected={filter.day}
          onSelect={(next) => {
            setTyped("");
            setDay(next);
          }}
        />
      )}
      {hasEntries && (
        <SearchField
          label={copy.entries.search}
          labelHidden
          placeholder={copy.entries.search}
          clearLabel={copy.entries.clearSearch}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={setTyped}
          {...(words && found && !shown.isPlaceholderData &&
            { found: copy.entries.found(found, shown.hasNextPage) })}
        />
      )}
      {filter.day && (
        <Head>
          <strong>{formatFullDay(filter.day)}</strong>
          <Button data-variant="plain" onClick={() => setDay(undefined)}>
            {copy.entries.showAll}
          </Button>
        </Head>
      )}
      <EntryList query={shown} filter={filter} title={title} />
      {hasEntries && (
        <Keep $gap={2}>
          <strong>{copy.entries.keepTitle}</strong>
          <Muted>{copy.entries.keepText}</Muted>
          <ExportButton kind="journal" label={copy.entries.keep} />
        </Keep>
      )}
    </Stack>
  );
}
