import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { Hidden, Stack } from "@reclaim/design-system";
import { styled } from "styled-components";
import { EntryCard, type EntryCardEvents } from "./entry-card.tsx";
import { formatDay, formatFullDay, groupByDay } from "./entry-days.model.ts";

const Month = styled.h3`
  margin: var(--space-2) 0 0;
  padding-bottom: var(--space-2);
  border-bottom: 1px solid var(--border);
  font: var(--weight-regular) var(--text-lead) / var(--leading-heading) var(--serif);
  letter-spacing: 0;
  color: var(--muted);
`;
/* As in a diary: the day in the margin, what was written beside it. */
const Day = styled.div`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-4) var(--space-2);
  & + & {
    border-top: 1px solid var(--border);
  }
  @media (min-width: 40rem) {
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: var(--space-4);
  }
`;
const Margin = styled.h4`
  margin: 0;
  display: grid;
  align-content: start;
  font-family: var(--sans);
  font-size: var(--text-small);
  font-weight: var(--weight-regular);
  letter-spacing: 0;
  color: var(--muted);
  b {
    font: var(--weight-regular) var(--text-large) / 1 var(--serif);
    font-variant-numeric: lining-nums;
    color: var(--primary-dark);
  }
`;

/** Entries, newest first, under their months and beside their days. */
export function EntryDays(
  { entries, words, ...events }: EntryCardEvents & {
    entries: readonly JournalEntry[];
    words: string;
  },
) {
  return groupByDay(entries).map(({ month, days }) => (
    <div key={month}>
      <Month>{formatDay(`${month}-01`, { month: "long", year: "numeric" })}</Month>
      {days.map(({ localDate, entries: ofDay }) => (
        <Day key={localDate}>
          <Margin>
            <Hidden>{formatFullDay(localDate)}</Hidden>
            <b aria-hidden="true">{formatDay(localDate, { day: "numeric" })}</b>
            <span aria-hidden="true">{formatDay(localDate, { weekday: "short" })}</span>
          </Margin>
          <Stack $gap={5}>
            {ofDay.map((entry) => (
              <EntryCard key={entry.id} entry={entry} words={words} {...events} />
            ))}
          </Stack>
        </Day>
      ))}
    </div>
  ));
}
