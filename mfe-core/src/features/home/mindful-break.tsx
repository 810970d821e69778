import { Card, LinkButton, Muted, SectionTitle } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { BREATHING } from "../../shared/breathing-patterns.ts";
import { Scene } from "../../shared/scene.tsx";
import { SCENES } from "../../shared/scenes.ts";
import { ItemTitle, Rows, Section, Thumbnail } from "./home-sections.styles.ts";
import { copy } from "./home-sections.copy.ts";

const MAX_EXERCISES = 3;
/** All of them breathe; the other exercises need not come with Home. */
const FIRST_QUICK = BREATHING.filter(({ isQuick }) => isQuick).slice(0, MAX_EXERCISES);

const ExerciseCard = styled(Card)`
  gap: var(--space-2);
`;
const Exercise = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding-block: var(--space-3);
  color: inherit;
  text-decoration: none;
  &:hover h3 {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** The first three quick exercises (core specification §2), each opened by a press. */
export function MindfulBreak() {
  return (
    <Section data-tour="mindful-break">
      <SectionTitle>{copy.quick.title}</SectionTitle>
      <ExerciseCard as="div" data-tone="sunken">
        <p>{copy.quick.words}</p>
        <Rows>
          {FIRST_QUICK.map(({ id, name, description, duration, image }) => (
            <li key={id}>
              <Exercise to={`/mindfulness?exercise=${id}`}>
                <Thumbnail>
                  <Scene shapes={SCENES[image]} />
                </Thumbnail>
                <div>
                  <ItemTitle>{name}</ItemTitle>
                  <Muted>{copy.minutes(duration)} · {description}</Muted>
                </div>
              </Exercise>
            </li>
          ))}
        </Rows>
        <div>
          <LinkButton as={Link} data-variant="quiet" to="/mindfulness">{copy.quick.all}</LinkButton>
        </div>
      </ExerciseCard>
    </Section>
  );
}
