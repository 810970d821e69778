import { Hidden } from "../layout/layout.ts";
import { formatDate } from "./dates.model.ts";
import {
  dotPath,
  labelledDays,
  linePath,
  type MoodDay,
  plotMoods,
  pointsWithDot,
} from "./mood-chart.model.ts";
import { Axis, Chart, Dates, Nothing, Plot, Table } from "./mood-chart.styles.ts";

const HIGHEST_FIRST = [5, 4, 3, 2, 1];

const day = (date: string) => formatDate(date, { day: "numeric", month: "short" });

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
  const { runs, last } = plotMoods(days);
  const named = labelledDays(days);
  const table = (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {days.map(({ date, mood }) => (
          <tr key={date}>
            <th scope="row">{formatDate(date, { day: "numeric", month: "long" })}</th>
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
              {runs.map((run) => <path key={run[0]?.x} data-part="line" d={linePath(run)} />)}
              {pointsWithDot(runs, days.length).map((point) => (
                <path key={point.x} data-part="dot" d={dotPath(point)} />
              ))}
              {["halo", "ground", "last"].map((part) => (
                <path key={part} data-part={part} d={dotPath(last)} />
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
