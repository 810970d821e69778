import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { Card, LinkButton, Muted, ProgressBar, SectionTitle, Stack } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { Brain, HandHeart, HeartPulse, type LucideIcon, PiggyBank } from "lucide-react";
import { styled } from "styled-components";
import { IconDisc } from "../../shared/icon-disc.ts";
import {
  countCompleted,
  modulesFor,
  nextModule,
  type StartedModule,
} from "../../shared/module-status.model.ts";
import { modulePath, modulesOf } from "../../shared/modules.ts";
import { copy } from "./journey.copy.ts";
import { JourneyPath } from "./journey-path.tsx";

const ICONS: Record<Pillar, LucideIcon> = {
  body: HeartPulse,
  mind: Brain,
  emotional: HandHeart,
  financial: PiggyBank,
};
/** The body card's link leads no further than to this module (core specification §4, D65). */
const LAST_LINKED_BODY_MODULE = 3;

const Pillars = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-3);
  list-style: none;
  margin: 0;
  padding: 0;
  @media (min-width: 56rem) {
    grid-template-columns: 1fr;
    gap: 0;
  }
`;
const PillarCard = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius-medium);
  &:hover {
    border-color: var(--edge);
  }
  &:has([aria-pressed="true"]) {
    border-color: var(--primary);
    background: var(--selected);
  }
  @media (min-width: 56rem) {
    grid-template-columns: 15rem minmax(0, 1fr) 9.5rem;
    gap: var(--space-5);
    padding-block: var(--space-3);
    border-color: transparent;
    > :last-child {
      justify-self: end;
    }
  }
`;
const Choose = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  cursor: pointer;
  /* The whole card can be pressed; what leads elsewhere lies above it. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  strong {
    display: block;
    font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
  }
`;
const Above = styled.div`
  position: relative;
  z-index: 1;
`;
const OnWideScreens = styled(Above)`
  display: none;
  @media (min-width: 56rem) {
    display: block;
  }
`;
const OnPhones = styled.div`
  @media (min-width: 56rem) {
    display: none;
  }
`;

/** The four pillars: pressing one filters the modules below, its link goes on where one stands. */
export function PillarCards({ started, chosen, onChoose }: {
  started: readonly StartedModule[];
  chosen: Pillar | undefined;
  onChoose: (pillar: Pillar | undefined) => void;
}) {
  return (
    <Card aria-labelledby="growth">
      <Stack $gap={1}>
        <SectionTitle id="growth">{copy.growth.title}</SectionTitle>
        <Muted>{copy.growth.words}</Muted>
      </Stack>
      <Pillars>
        {PILLAR_IDS.map((pillar) => {
          const modules = modulesFor(pillar, started);
          const done = countCompleted(modules);
          const name = PILLARS[pillar].name;
          const Icon = ICONS[pillar];
          const isChosen = pillar === chosen;
          return (
            <PillarCard key={pillar}>
              <Choose
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? undefined : pillar)}
              >
                <IconDisc>
                  <Icon strokeWidth={1.75} />
                </IconDisc>
                <span>
                  <strong>{copy.pillar(name)}</strong>
                  <Muted as="span">{copy.count(done, modules.length)}</Muted>
                </span>
              </Choose>
              <OnWideScreens>
                <JourneyPath name={name} modules={modules} />
              </OnWideScreens>
              <OnPhones>
                <ProgressBar
                  thin
                  label={copy.pillar(name)}
                  value={(done / modules.length) * 100}
                  valueText={copy.count(done, modules.length)}
                />
              </OnPhones>
              <Above>
                <NextLink pillar={pillar} started={started} />
              </Above>
            </PillarCard>
          );
        })}
      </Pillars>
    </Card>
  );
}

function NextLink({ pillar, started }: { pillar: Pillar; started: readonly StartedModule[] }) {
  const next = nextModule(modulesFor(pillar, started));
  if (!next) return <Muted>{copy.pillarDone}</Muted>;
  const word = next.status === "in progress" ? copy.open.begun : copy.open.fresh;
  const linkedId = pillar === "body" ? Math.min(next.id, LAST_LINKED_BODY_MODULE) : next.id;
  const linked = modulesOf(pillar)[linkedId - 1] ?? next;
  return (
    <LinkButton
      as={Link}
      data-variant="plain"
      to={modulePath(linked)}
      aria-label={copy.openLabel(word, linked.title)}
    >
      {word}
    </LinkButton>
  );
}
