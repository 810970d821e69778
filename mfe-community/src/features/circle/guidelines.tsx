import { Card, Icon, SectionTitle } from "@reclaim/design-system";
import { styled } from "styled-components";
import { icons } from "../../shared/icons.ts";
import { copy } from "./circle.copy.ts";

const Title = styled(SectionTitle)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: 1.15rem;
  svg {
    flex: none;
    color: var(--secondary);
  }
`;
const Points = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: 1.1rem;
  font-size: 0.95rem;
  li::marker {
    color: var(--primary);
  }
`;

/** What holds for everybody in the circle. */
export function Guidelines() {
  return (
    <Card data-tone="sunken" aria-labelledby="guidelines">
      <Title id="guidelines">
        <Icon paths={icons.shield} />
        {copy.guidelines.title}
      </Title>
      <Points>{copy.guidelines.points.map((point) => <li key={point}>{point}</li>)}</Points>
    </Card>
  );
}
