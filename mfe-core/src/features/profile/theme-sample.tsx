import { MOODS } from "@reclaim/contracts-members/catalogue";
import type { Theme } from "@reclaim/contracts-insights/mood-themes";
import { Button, Card, MoodPicker, SectionTitle } from "@reclaim/design-system";
import { MoodChart } from "@reclaim/design-system/mood-chart";
import { styled } from "styled-components";
import { themeLabel } from "../../shared/theme.copy.ts";
import { copy } from "./appearance.copy.ts";

/** Wears a theme of its own: the tokens below it are those of its `data-theme`. */
const Sample = styled.div`
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius-large);
  background: var(--background);
  color: var(--foreground);
  transition: background-color var(--duration-calm) var(--ease-out);
`;

/** A week as any other, with its lows. */
const WEEK = [3, 2, 3, 4, 3, 4, 4].map((mood, day) => ({ date: `2026-01-${12 + day}`, mood }));
const SAMPLE_MOOD = 4;

/** A small page in a theme, to be looked at only. */
export function ThemeSample({ theme }: { theme: Theme }) {
  return (
    <Sample data-theme={theme} role="img" aria-label={copy.sample(themeLabel(theme))}>
      <Card as="div" inert>
        <SectionTitle as="div">{copy.sampleTitle}</SectionTitle>
        <MoodPicker
          legend={copy.sampleQuestion}
          labels={MOODS}
          value={SAMPLE_MOOD}
          onChange={() => {}}
        />
        <p>{copy.sampleWords}</p>
        <MoodChart
          caption={copy.sampleChart}
          days={WEEK}
          words={{ moods: MOODS, noCheckIn: "", empty: "" }}
        />
        <Button data-wide>{copy.sampleButton}</Button>
      </Card>
    </Sample>
  );
}
