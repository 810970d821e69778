import { MOODS } from "@reclaim/contracts-members/catalogue";
import { MoodFace } from "@reclaim/design-system";
import { styled } from "styled-components";
import { copy } from "./progress.copy.ts";
import { countMoods } from "./progress.model.ts";

const Levels = styled.ul`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  padding: 0;
  list-style: none;
  font-size: var(--text-small);
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  svg {
    display: block;
    color: var(--primary-dark);
  }
`;
/** The bars are of one measure: a whole width is the mood that was given most. */
const Bar = styled.svg.attrs({
  viewBox: "0 0 100 10",
  preserveAspectRatio: "none",
  "aria-hidden": true,
})`
  width: 100%;
  height: 0.6rem;
  border-radius: var(--radius-round);
  background: var(--sunken);
  rect {
    fill: var(--primary-dark);
  }
`;

/** The five moods, each with the days that had it. */
export function MoodTracker({ days }: { days: readonly { mood: number | null }[] }) {
  const levels = countMoods(days);
  const most = Math.max(1, ...levels.map((level) => level.days));
  return (
    <Levels aria-label={copy.tracker.title}>
      {levels.map(({ mood, days }) => (
        <li key={mood}>
          <MoodFace mood={mood} size="1.75rem" />
          <span>{copy.tracker.level(MOODS[mood as keyof typeof MOODS], days)}</span>
          <Bar>
            <rect width={100 * days / most} height="10" rx="5" />
          </Bar>
        </li>
      ))}
    </Levels>
  );
}
