import { Muted, Stack } from "@reclaim/design-system";
import { keyframes, styled } from "styled-components";
import type { GuidedExercise } from "./exercise.model.ts";
import type { GuidanceLine } from "./guidance.model.ts";
import { copy } from "./mindfulness.copy.ts";

const appear = keyframes`from { opacity: 0; }`;

/** As high as the longest line, so that the controls below stand still. */
const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: 9.5rem;
`;
const Line = styled.p`
  font: var(--weight-regular) 1.3rem / 1.45 var(--serif);
  text-align: center;
  text-wrap: balance;
  animation: ${appear} var(--duration-slow) var(--ease-out);
`;
const Steps = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
  > li + li {
    margin-top: var(--space-1);
  }
`;

/** What an exercise says: before it begins what to do, then one line at a time, and a last word. */
export function GuidanceWords({ exercise, line, state, isAnnounced }: {
  exercise: GuidedExercise;
  line: GuidanceLine | null;
  state: "ready" | "underWay" | "finished";
  /** A screen reader says each line; not when the device reads it aloud. */
  isAnnounced: boolean;
}) {
  const { scenario, instructions } = exercise;
  return (
    <Place>
      {state === "ready" && (
        <Stack $gap={3}>
          {scenario && <Line as="p">{scenario}</Line>}
          <Muted as="div">
            <Steps>{instructions.map((text) => <li key={text}>{text}</li>)}</Steps>
          </Muted>
        </Stack>
      )}
      <div aria-live={isAnnounced ? "polite" : "off"}>
        {state === "underWay" && line && <Line key={line.at} data-testid="line">{line.text}</Line>}
        {state === "finished" && <Line>{copy.session.finished}</Line>}
      </div>
    </Place>
  );
}
