import { Card, LinkButton, Muted, SectionTitle } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { QUICK_EXERCISES } from "../../shared/exercises.ts";
import { Scene } from "../../shared/scene.tsx";
import { Name, Part, Rows, Thumb } from "./below.styles.ts";
import { copy } from "./home-below.copy.ts";

const SHOWN = 3;

const Break = styled(Card)`
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

/** The first three quick exercises (core specification §2), each the way to the exercises. */
export function MindfulBreak() {
  return (
    <Part data-tour="mindful-break">
      <SectionTitle>{copy.quick.title}</SectionTitle>
      <Break as="div" data-tone="sunken">
        <p>{copy.quick.words}</p>
        <Rows>
          {QUICK_EXERCISES.slice(0, SHOWN).map(({ id, title, description, duration, image }) => (
            <li key={id}>
              <Exercise to="/mindfulness">
                <Thumb>
                  <Scene name={image} />
                </Thumb>
                <div>
                  <Name>{title}</Name>
                  <Muted>{copy.minutes(duration)} · {description}</Muted>
                </div>
              </Exercise>
            </li>
          ))}
        </Rows>
        <div>
          <LinkButton as={Link} data-variant="quiet" to="/mindfulness">{copy.quick.all}</LinkButton>
        </div>
      </Break>
    </Part>
  );
}
