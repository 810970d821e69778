import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { Card, LinkButton, Muted, ProgressBar, SectionTitle } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import {
  countCompleted,
  modulesFor,
  nextModule,
  type StartedModule,
} from "../../shared/module-status.model.ts";
import { modulePath } from "../../shared/modules.ts";
import { ItemTitle, Rows, Section } from "./home-sections.styles.ts";
import { copy } from "./home-sections.copy.ts";

const Pillars = styled(Card)`
  padding-block: var(--space-2);
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-4);
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

/** Progress in each pillar with a link to go on; a calm word before the first module. */
export function ContinueJourney({ begun }: { begun: readonly StartedModule[] }) {
  return (
    <Section data-tour="journey">
      <SectionTitle>{copy.journey.title}</SectionTitle>
      {begun.length === 0 && <Muted>{copy.journey.fresh}</Muted>}
      <Pillars as="div">
        <Rows>
          {PILLAR_IDS.map((pillar) => <PillarRow key={pillar} pillar={pillar} begun={begun} />)}
        </Rows>
      </Pillars>
    </Section>
  );
}

function PillarRow({ pillar, begun }: { pillar: Pillar; begun: readonly StartedModule[] }) {
  const modules = modulesFor(pillar, begun);
  const done = countCompleted(modules);
  const next = nextModule(modules);
  const name = copy.journey.pillar(PILLARS[pillar].name);
  const count = copy.journey.count(done, modules.length);
  const word = !next
    ? copy.journey.lookBack
    : next.status === "in progress"
    ? copy.open.begun
    : copy.open.fresh;
  return (
    <Row>
      <div>
        <Muted>{name} · {count}</Muted>
        <ItemTitle>{next?.title ?? copy.journey.done}</ItemTitle>
      </div>
      <LinkButton
        as={Link}
        data-variant="plain"
        to={next ? modulePath(next) : `/journey?pillar=${pillar}`}
        aria-label={`${word}: ${next?.title ?? name}`}
      >
        {word}
      </LinkButton>
      <ProgressBar thin label={name} value={(done / modules.length) * 100} valueText={count} />
    </Row>
  );
}
