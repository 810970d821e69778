import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";
import { Hidden } from "../layout/layout.ts";
import { formatDate, weeksOfMonth } from "./dates.model.ts";
import { MoodFace } from "./mood-face.tsx";

const MONDAY = 1;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-bottom: var(--space-2);
  p {
    flex: 1;
    font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
  }
`;
const Table = styled.table`
  table-layout: fixed;
  width: 100%;
  border-collapse: collapse;
  th {
    padding: var(--space-2) 0;
    font-size: var(--text-tiny);
    font-weight: var(--weight-regular);
    color: var(--muted);
  }
  td {
    position: relative;
    height: 4rem;
    padding: var(--space-2) 0;
    border-top: 1px solid var(--border);
    text-align: center;
    vertical-align: top;
    font-size: var(--text-small);
    line-height: 1;
    color: var(--muted);
    font-variant-numeric: lining-nums tabular-nums;
  }
  td[data-today="true"] span[aria-hidden] {
    padding: 0.1em 0.4em;
    border-radius: var(--radius-round);
    background: var(--primary-dark);
    color: var(--on-primary);
    font-weight: var(--weight-strong);
  }
  svg {
    display: block;
    margin: var(--space-2) auto 0;
    color: var(--primary-dark);
  }
`;

/**
 * A month with a face for each day's mood. `month` is YYYY-MM; `moods` has one mood, 1 to 5, by
 * date. Without `onPrevious` or `onNext` there is no way on in that direction.
 */
export function MoodCalendar(
  { month, today, moods, words, firstDay = MONDAY, onPrevious, onNext }: {
    month: string;
    /** YYYY-MM-DD. */
    today: string;
    moods: Record<string, number>;
    words: {
      /** One text per mood, 1 to 5. */
      moods: Record<number, string>;
      noCheckIn: string;
      previous: string;
      next: string;
      today: string;
    };
    /** 0 for Sunday to 6 for Saturday. */
    firstDay?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    onPrevious?: () => void;
    onNext?: () => void;
  },
) {
  const title = useId();
  const weeks = weeksOfMonth(month, firstDay);
  const saidOf = (date: string) => {
    const mood = moods[date];
    return [
      formatDate(date, { day: "numeric", month: "long" }),
      date === today ? ` (${words.today})` : "",
      `: ${mood === undefined ? words.noCheckIn : words.moods[mood]}`,
    ].join("");
  };
  return (
    <div>
      <Head>
        <p id={title} aria-live="polite">
          {formatDate(`${month}-01`, { month: "long", year: "numeric" })}
        </p>
        <IconButton label={words.previous} disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={words.next} disabled={!onNext} onClick={onNext}>
          <ChevronRight aria-hidden />
        </IconButton>
      </Head>
      <Table aria-labelledby={title}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={formatDate(date, { weekday: "long" })}>
                {formatDate(date, { weekday: "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                // Days of the neighbours keep their place, and no more.
                const own = date.startsWith(month);
                const mood = own ? moods[date] : undefined;
                return (
                  <td
                    key={date}
                    data-mood={mood}
                    data-today={date === today || undefined}
                  >
                    {own && <Hidden>{saidOf(date)}</Hidden>}
                    {own && <span aria-hidden="true">{Number(date.slice(-2))}</span>}
                    {mood !== undefined && <MoodFace mood={mood} size="1.5rem" />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
