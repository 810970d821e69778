import { Hidden, MoodFace } from "@reclaim/design-system";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { formatDate, weeksOf } from "./progress.model.ts";

const Table = styled.table`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: var(--space-1);
  /* The outer spacing of the table must not indent it against the title. */
  margin: calc(-1 * var(--space-1));
  width: calc(100% + 2 * var(--space-1));
  th {
    padding: 0 0 var(--space-1);
    font-size: var(--text-tiny);
    font-weight: var(--weight-regular);
    color: var(--muted);
  }
  td {
    position: relative;
    height: var(--target);
    padding: 0;
    border-radius: min(var(--radius-medium), 2.5vw);
    background: var(--sunken);
    color: var(--muted);
    text-align: center;
    vertical-align: middle;
    font-size: var(--text-small);
    font-variant-numeric: lining-nums tabular-nums;
  }
  td[data-mood] {
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--edge);
    color: var(--primary-dark);
  }
  td[data-filled="true"] {
    background: var(--primary-dark);
    box-shadow: none;
    color: var(--on-primary);
  }
  td[data-today="true"] {
    outline: 2px solid var(--foreground);
    outline-offset: 1px;
  }
  svg {
    display: block;
    margin: auto;
  }
`;

export interface StreakDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Counts to the streak. */
  filled: boolean;
  /** That day's mood, 1 to 5, or null without a check-in. */
  mood: number | null;
}

interface Words {
  /** One text per mood, 1 to 5. */
  moods: Record<number, string>;
  /** Said of a filled day, such as "counts to your streak". */
  counts: string;
  /** Said of a day without a mood. */
  noCheckIn: string;
}

/**
 * The last days as weeks, usually 28 as four, oldest first; the last is today. A filled day counts
 * to the streak, a face is its mood. Every cell says in words what it shows.
 */
export function StreakGrid(
  { caption, days, words, ...table }: ComponentProps<"table"> & {
    /** Names the table; for screen readers only. */
    caption: string;
    days: StreakDay[];
    words: Words;
  },
) {
  const weeks = weeksOf(days);
  const today = days.at(-1)?.date;
  return (
    <Table {...table}>
      <caption>
        <Hidden>{caption}</Hidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <th key={date} scope="col" abbr={formatDate(date, { weekday: "long" })}>
              {formatDate(date, { weekday: "short" })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <Day key={day.date} day={day} words={words} isToday={day.date === today} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Day(
  { day: { date, filled, mood }, words, isToday }: {
    day: StreakDay;
    words: Words;
    isToday: boolean;
  },
) {
  const what = mood === null ? words.noCheckIn : words.moods[mood];
  const said = `${formatDate(date, { day: "numeric", month: "long" })}: ${what}${
    filled ? `, ${words.counts}` : ""
  }`;
  return (
    <td
      title={said}
      data-date={date}
      data-filled={filled}
      data-mood={mood ?? undefined}
      data-today={isToday || undefined}
    >
      <Hidden>{said}</Hidden>
      {mood === null
        ? <span aria-hidden="true">{Number(date.slice(-2))}</span>
        : <MoodFace mood={mood} size="1.5rem" />}
    </td>
  );
}
