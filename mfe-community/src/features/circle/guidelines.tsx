import { Card, SectionTitle } from "@reclaim/design-system";
import { ShieldCheck } from "lucide-react";
import { styled } from "styled-components";
import { copy } from "./circle.copy.ts";

const Title = styled(SectionTitle)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  svg {
    flex: none;
    color: var(--secondary);
  }
`;
const Points = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
  li::marker {
    color: var(--primary-dark);
  }
`;

/** The rules of the circle. */
export function Guidelines() {
  return (
    <Card data-tone="sunken" aria-labelledby="guidelines">
      <Title id="guidelines">
        <ShieldCheck aria-hidden />
        {copy.guidelines.title}
      </Title>
      <Points>{copy.guidelines.points.map((point) => <li key={point}>{point}</li>)}</Points>
    </Card>
  );
}
