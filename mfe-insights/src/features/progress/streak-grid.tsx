import { type Mood, MOODS } from "@reclaim/contracts/catalogue";
import { Hidden, MoodFace } from "@reclaim/design-system";
import { styled } from "styled-components";
import { copy } from "./progress.copy.ts";
import { type GridDay, weeksOf } from "./progress.model.ts";

const Table = styled.table`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: clamp(0.2rem, 1vw, 0.4rem);
  /* The outer spacing of the table must not indent it against the title. */
  margin: calc(-1 * clamp(0.2rem, 1vw, 0.4rem));
  width: calc(100% + 2 * clamp(0.2rem, 1vw, 0.4rem));
  th {
    padding: 0;
    font-size: 0.75rem;
    font-weight: 600;
    color: var(--muted);
  }
  td {
    position: relative;
    height: clamp(2.4rem, 2.2rem + 0.8vw, 2.8rem);
    padding: 0;
    border-radius: 0.6rem;
    background: var(--sunken);
    color: var(--muted);
    text-align: center;
    vertical-align: middle;
    font-size: 0.8rem;
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

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" })
    .format(new Date(`${date}T00:00:00Z`));

/** The last 28 days as four weeks; every cell says in words what it shows. */
export function StreakGrid({ days }: { days: GridDay[] }) {
  const weeks = weeksOf(days);
  const today = days.at(-1)?.date;
  return (
    <Table data-testid="streak-grid">
      <caption>
        <Hidden>{copy.days.title}</Hidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <th key={date} scope="col" abbr={format(date, { weekday: "long" })}>
              {format(date, { weekday: "short" })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => <Day key={day.date} day={day} isToday={day.date === today} />)}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Day({ day: { date, filled, mood }, isToday }: { day: GridDay; isToday: boolean }) {
  const what = mood === null ? copy.days.noCheckIn : MOODS[mood as Mood];
  const words = `${format(date, { day: "numeric", month: "long" })}: ${what}${
    filled ? `, ${copy.days.counts}` : ""
  }`;
  return (
    <td
      title={words}
      data-date={date}
      data-filled={filled}
      data-mood={mood ?? undefined}
      data-today={isToday || undefined}
    >
      <Hidden>{words}</Hidden>
      {mood === null
        ? <span aria-hidden="true">{Number(date.slice(-2))}</span>
        : <MoodFace mood={mood} size="1.5rem" />}
    </td>
  );
}
