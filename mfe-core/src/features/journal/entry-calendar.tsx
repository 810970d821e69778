import { Card as PlainCard, Muted } from "@reclaim/design-system";
import { DayCalendar } from "@reclaim/design-system/day-calendar";
import { useHost } from "@reclaim/host-api";
import { endOfMonth } from "date-fns/endOfMonth";
import { parseISO } from "date-fns/parseISO";
import { useState } from "react";
import { styled } from "styled-components";
import { useJournalDays } from "../../shared/journal.client.ts";
import { toLocalDate } from "../../shared/local-date.ts";
import { copy } from "./journal.copy.ts";

const Card = styled(PlainCard)`
  align-self: start;
  max-width: 100%;
`;

/** A month with a dot at each day that has entries; a press on a day chooses it, another frees it. */
export default function EntryCalendar({ selected, onSelect }: {
  selected: string | undefined;
  onSelect: (localDate: string | undefined) => void;
}) {
  const { clock } = useHost();
  const today = toLocalDate(clock.now());
  const [month, setMonth] = useState((selected ?? today).slice(0, 7));
  const from = `${month}-01`;
  const { data, isError } = useJournalDays({ from, to: toLocalDate(endOfMonth(parseISO(from))) });
  const counts = new Map(data?.map(({ localDate, entries }) => [localDate, entries]));
  return (
    <Card as="div" data-tone="sunken">
      <DayCalendar
        today={today}
        month={month}
        onMonthChange={setMonth}
        selected={selected}
        onSelect={onSelect}
        marked={new Set(counts.keys())}
        describeDay={(localDate) => copy.calendar.entries(counts.get(localDate) ?? 0)}
        words={copy.calendar}
      />
      {isError && <Muted role="status">{copy.entries.calendarFailed}</Muted>}
    </Card>
  );
}
