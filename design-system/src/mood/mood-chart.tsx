import { styled } from "styled-components";
import { Hidden } from "../layout/layout.ts";
import { dateWords } from "./dates.model.ts";
import { dotOf, dotsOf, type MoodDay, namedDays, pathOf, plotOf } from "./mood-chart.model.ts";

const HIGHEST_FIRST = [5, 4, 3, 2, 1];

const Chart = styled.div`
  flex: 1 0 auto;
  display: grid;
  grid-template-rows: 1fr;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  color: var(--muted);
  font-size: var(--text-tiny);
  line-height: 1;
`;
const Axis = styled.div`
  display: grid;
  grid-auto-rows: minmax(var(--space-6), 1fr);
  align-items: center;
  text-align: end;
  [data-last="true"] {
    color: var(--primary-dark);
    font-weight: var(--weight-strong);
  }
`;
const Plot = styled.div`
  position: relative;
  /* One hairline through the middle of each mood's band. */
  background: repeating-linear-gradient(
    transparent 0 calc(10% - 1px),
    var(--border) calc(10% - 1px) 10%,
    transparent 10% 20%
  );
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--primary-dark);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  [data-part="dot"] {
    stroke-width: 7;
  }
  [data-part="halo"] {
    stroke-width: 20;
  }
  [data-part="ground"] {
    stroke: var(--surface);
    stroke-width: 15;
  }
  [data-part="last"] {
    stroke-width: 9;
  }
`;
const Nothing = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding-inline: var(--space-4);
  font-size: var(--text-small);
  line-height: var(--leading-body);
  text-align: center;
  text-wrap: balance;
  span {
    padding-inline: var(--space-3);
    background: var(--surface);
  }
`;
const Dates = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  &[data-count="1"] {
    justify-content: center;
  }
`;
const Table = styled.table`
  grid-column: 1 / -1;
  width: 100%;
  margin-top: var(--space-3);
  border-collapse: collapse;
  color: var(--foreground);
  font-size: var(--text-small);
  line-height: var(--leading-body);
  caption {
    text-align: start;
    font-weight: var(--weight-strong);
    padding-bottom: var(--space-2);
  }
  th {
    font-weight: var(--weight-regular);
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2) var(--space-2) var(--space-2) 0;
    border-top: 1px solid var(--border);
  }
`;

const day = (date: string) => dateWords(date, { day: "numeric", month: "short" });

/**
 * Moods over consecutive days, oldest first, on words instead of numbers; a day without a check-in
 * leaves a gap. The same stands in a table for screen readers, which `tableShown` shows to all.
 */
export function MoodChart({ caption, days, words, tableShown = false }: {
  caption: string;
  days: MoodDay[];
  words: {
    /** One text per mood, 1 to 5. */
    moods: Record<number, string>;
    noCheckIn: string;
    /** Stands in the chart while there is nothing to draw. */
    empty: string;
  };
  tableShown?: boolean;
}) {
  const { runs, last } = plotOf(days);
  const named = namedDays(days);
  const table = (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {days.map(({ date, mood }) => (
          <tr key={date}>
            <th scope="row">{dateWords(date, { day: "numeric", month: "long" })}</th>
            <td>{mood === null ? words.noCheckIn : words.moods[mood]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <Chart>
      <Axis aria-hidden="true">
        {HIGHEST_FIRST.map((mood) => (
          <span key={mood} data-last={mood === last?.mood}>{words.moods[mood]}</span>
        ))}
      </Axis>
      <Plot>
        {last
          ? (
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {runs.map((run) => <path key={run[0]?.x} data-part="line" d={pathOf(run)} />)}
              {dotsOf(runs, days.length).map((point) => (
                <path key={point.x} data-part="dot" d={dotOf(point)} />
              ))}
              {["halo", "ground", "last"].map((part) => (
                <path key={part} data-part={part} d={dotOf(last)} />
              ))}
            </svg>
          )
          : (
            <Nothing>
              <span>{words.empty}</span>
            </Nothing>
          )}
      </Plot>
      <Dates aria-hidden="true" data-count={named.length}>
        {named.map((date) => <span key={date}>{day(date)}</span>)}
      </Dates>
      {tableShown ? table : last && <Hidden as="div">{table}</Hidden>}
    </Chart>
  );
}
