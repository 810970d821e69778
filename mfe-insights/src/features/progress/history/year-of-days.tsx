import { MOODS } from "@reclaim/contracts-members/catalogue";
import type { Progress } from "@reclaim/contracts-members/progress";
import { ErrorState, Muted, Skeleton } from "@reclaim/design-system";
import { scaleBand, scaleSqrt } from "d3-scale";
import { useState } from "react";
import { styled } from "styled-components";
import { formatDate } from "../progress.model.ts";
import type { PictureTable } from "./csv.model.ts";
import { copy } from "./history.copy.ts";
import { datesOf, daysOfMonth, monthsOf, rangeOfMonths, weekdayOf } from "./history.model.ts";
import { rangeInWords } from "./mood-history.tsx";
import { Pager } from "./pager.tsx";
import { Picture } from "./picture.tsx";
import { useMoods } from "./use-moods.ts";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const WEEKS = [0, 1, 2, 3, 4, 5];
const WIDTH = 70;
const HEIGHT = 60;
const x = scaleBand(WEEKDAYS, [0, WIDTH]).paddingInner(0.12);
const y = scaleBand(WEEKS, [0, HEIGHT]).paddingInner(0.12);
const size = x.bandwidth();
/** The best day fills its place, and areas are as moods are. */
const radius = scaleSqrt([0, 5], [0, size / 2]);
const NO_CHECK_IN_RADIUS = 0.7;

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: var(--space-5) var(--space-5);
  @media (max-width: 30rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;
const Month = styled.div`
  color: var(--muted);
  font-size: var(--text-small);
  svg {
    display: block;
    width: 100%;
    height: auto;
    margin-top: var(--space-2);
  }
  [data-part="mood"] {
    fill: var(--primary-dark);
  }
  [data-part="none"] {
    fill: var(--edge);
  }
`;

/** Twelve months, a dot for each day, the larger the better the day; older years come on demand. */
export function YearOfDays({ memberId, progress }: { memberId: string; progress: Progress }) {
  const [back, setBack] = useState(0);
  const { today, firstCheckIn } = progress;
  const months = monthsOf(today, back).filter((month) =>
    month >= (firstCheckIn ?? month).slice(0, 7)
  );
  const range = rangeOfMonths(months, today);
  const words = rangeInWords(range);
  const moods = useMoods(memberId, progress, range);
  const table = moods.data && toTable(range, moods.data);
  return (
    <Picture
      title={copy.year.title}
      controls={
        <Pager
          range={words}
          back={back}
          hasEarlier={firstCheckIn !== null && firstCheckIn < range.from}
          onChange={setBack}
        />
      }
      caption={copy.year.table(words)}
      table={table && table.rows.length > 0 ? table : null}
      fileName={`reclaim-days-${range.from}-${range.to}.csv`}
    >
      {moods.isError && (
        <ErrorState title={copy.moods.failed} onRetry={moods.retry}>
          <p>{copy.moods.failedHint}</p>
        </ErrorState>
      )}
      {!moods.data && !moods.isError && <Skeleton $height="20rem" />}
      {moods.data && (
        <Months data-testid="year-of-days">
          {months.map((month) => (
            <MonthOfDays key={month} month={month} today={today} moods={moods.data ?? new Map()} />
          ))}
        </Months>
      )}
      {moods.data && <Muted>{table?.rows.length ? copy.year.legend : copy.year.none}</Muted>}
    </Picture>
  );
}

function toTable(range: { from: string; to: string }, moods: ReadonlyMap<string, number>) {
  const { day, mood, value } = copy.moods;
  return {
    head: [day, mood, value],
    rows: datesOf(range).flatMap((date) => {
      const given = moods.get(date);
      return given === undefined ? [] : [[date, MOODS[given as keyof typeof MOODS], String(given)]];
    }),
  } satisfies PictureTable;
}

function MonthOfDays({ month, today, moods }: {
  month: string;
  today: string;
  moods: ReadonlyMap<string, number>;
}) {
  const dates = daysOfMonth(month);
  const first = weekdayOf(dates[0] ?? today);
  const name = formatDate(dates[0] ?? today, { month: "short", year: "2-digit" });
  return (
    <Month aria-hidden="true">
      {name}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {dates.filter((date) => date <= today).map((date, index) => {
          const place = first + index;
          const left = x(place % 7) ?? 0;
          const top = y(Math.floor(place / 7)) ?? 0;
          return <Day key={date} left={left} top={top} mood={moods.get(date) ?? null} />;
        })}
      </svg>
    </Month>
  );
}

function Day({ left, top, mood }: { left: number; top: number; mood: number | null }) {
  return (
    <circle
      data-part={mood === null ? "none" : "mood"}
      cx={left + size / 2}
      cy={top + size / 2}
      r={mood === null ? NO_CHECK_IN_RADIUS : radius(mood)}
    />
  );
}
