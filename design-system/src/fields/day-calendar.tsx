import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker } from "react-day-picker";
import { styled } from "styled-components";
import { Button } from "../actions/button.ts";
import { formatDate } from "../mood/dates.model.ts";

const CELL = "var(--target)";

const Root = styled.div`
  max-width: calc(7 * ${CELL});
  .rdp-root {
    position: relative;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: ${CELL};
    font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
  }
  .rdp-nav {
    position: absolute;
    inset: 0 0 auto auto;
    display: flex;
  }
  .rdp-nav button,
  .rdp-day_button {
    display: grid;
    place-items: center;
    width: ${CELL};
    max-width: 100%;
    height: ${CELL};
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .rdp-nav button:hover,
  .rdp-day_button:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  .rdp-nav button[aria-disabled="true"],
  .rdp-day_button:disabled {
    background: none;
    color: var(--muted);
    cursor: default;
  }
  .rdp-nav button[aria-disabled="true"] {
    opacity: 0.5;
  }
  .rdp-month_grid {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  .rdp-weekday {
    padding: var(--space-1) 0;
    font-size: var(--text-tiny);
    font-weight: var(--weight-regular);
    color: var(--muted);
  }
  .rdp-day {
    position: relative;
    padding: 0;
    text-align: center;
    font-size: var(--text-small);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .rdp-day_button {
    margin: 0 auto;
  }
  .rdp-today .rdp-day_button {
    font-weight: var(--weight-strong);
    color: var(--primary-dark);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  .is-marked::after {
    content: "";
    position: absolute;
    bottom: 0.3rem;
    left: 50%;
    width: 0.35rem;
    height: 0.35rem;
    border-radius: 50%;
    translate: -50%;
    background: var(--primary-dark);
    pointer-events: none;
  }
  .rdp-selected .rdp-day_button,
  .rdp-selected .rdp-day_button:hover {
    background: var(--primary-dark);
    color: var(--on-primary);
    box-shadow: none;
  }
  .rdp-selected.is-marked::after {
    background: var(--on-primary);
  }
`;

const toIso = (date: Date): string => formatISO(date, { representation: "date" });
const FULL_DAY = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
} as const;

/**
 * A month of days to choose one from, with a dot at each of the `marked`. Dates are local
 * (YYYY-MM-DD), `month` is YYYY-MM. A chosen day is freed by another press; days after `today` cannot
 * be chosen. Arrows move by days and weeks, Page Up and Down by months, Home and End in the week.
 */
export function DayCalendar(
  { today, month, onMonthChange, selected, onSelect, marked, describeDay, words }: {
    today: string;
    month: string;
    onMonthChange: (month: string) => void;
    selected: string | undefined;
    onSelect: (date: string | undefined) => void;
    marked: ReadonlySet<string>;
    /** What a screen reader says after the date. */
    describeDay: (date: string) => string;
    words: {
      days: string;
      months: string;
      previous: string;
      next: string;
      today: string;
      toToday: string;
      chosen: string;
    };
  },
) {
  const now = parseISO(today);
  const labelOf = (date: Date, { today: isToday, selected: isChosen }: Record<string, boolean>) =>
    [
      formatDate(toIso(date), FULL_DAY),
      isToday && words.today,
      describeDay(toIso(date)),
      isChosen && words.chosen,
    ].filter(Boolean).join(", ");
  return (
    <Root role="group" aria-label={words.days}>
      <DayPicker
        mode="single"
        weekStartsOn={1}
        today={now}
        month={parseISO(`${month}-01`)}
        endMonth={now}
        onMonthChange={(next) => onMonthChange(toIso(next).slice(0, 7))}
        selected={selected ? parseISO(selected) : undefined}
        onSelect={(day) => onSelect(day && toIso(day))}
        disabled={{ after: now }}
        modifiers={{ marked: (day) => marked.has(toIso(day)) }}
        modifiersClassNames={{ marked: "is-marked" }}
        labels={{
          labelDayButton: labelOf,
          labelNav: () => words.months,
          labelPrevious: () => words.previous,
          labelNext: () => words.next,
        }}
        components={{
          Chevron: ({ orientation }) =>
            orientation === "left" ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />,
        }}
      />
      {month !== today.slice(0, 7) && (
        <Button
          data-variant="plain"
          onClick={() => onMonthChange(today.slice(0, 7))}
        >
          {words.toToday}
        </Button>
      )}
    </Root>
  );
}
