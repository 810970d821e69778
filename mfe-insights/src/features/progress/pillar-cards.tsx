import { PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import { Card, Grid, Muted, ProgressBar, SectionTitle, Tag } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { copy } from "./progress.copy.ts";
import { modulesDone, pillarStatus } from "./progress.model.ts";

/** The title's link covers the card, so that all of it can be pressed and one name is read out. */
const Pillar = styled(Card)`
  position: relative;
  gap: var(--space-3);
  &:hover {
    border-color: var(--edge);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--radius-large);
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
/** Title and status share a line where a card has all the width, as on phones. */
const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
  @media (max-width: 36rem) {
    flex-flow: row-reverse wrap;
    align-items: center;
    justify-content: space-between;
  }
`;
const Status = styled(Tag)`
  &[data-status="inProgress"] {
    background: var(--selected);
    color: var(--primary-dark);
  }
`;

/** The four pillars; each opens its part of the journey. */
export function PillarCards({ progress }: { progress: Member["progress"] }) {
  return (
    <Grid $min="14rem">
      {PILLAR_IDS.map((id) => {
        const { name, modules, progressKey } = PILLARS[id];
        const percent = progress[progressKey];
        const status = pillarStatus(percent);
        const done = copy.pillars.modules(modulesDone(percent, modules), modules);
        return (
          <Pillar key={id} as="div" data-pillar={id}>
            <Head>
              <Status data-status={status}>{copy.pillars.status[status]}</Status>
              <SectionTitle as="h3">
                <Link to={`/journey?pillar=${id}`}>{copy.pillars.name(name)}</Link>
              </SectionTitle>
            </Head>
            <ProgressBar label={copy.pillars.name(name)} value={percent} valueText={done} />
            <Muted>{done}</Muted>
          </Pillar>
        );
      })}
    </Grid>
  );
}
