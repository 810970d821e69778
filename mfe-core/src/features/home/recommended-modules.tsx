import { PILLARS } from "@reclaim/contracts-members/catalogue";
import { Card, Grid, LinkButton, Muted, Overline, SectionTitle } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import type { CatalogueModule } from "../../shared/module-status.model.ts";
import { modulePath } from "../../shared/modules.ts";
import { moduleScene } from "../../shared/module-scenes.ts";
import { Scene } from "../../shared/scene.tsx";
import { ItemTitle, Section } from "./home-sections.styles.ts";
import { copy } from "./home-sections.copy.ts";

const Module = styled(Card).attrs({ as: "li" })`
  padding: 0;
  gap: 0;
  overflow: hidden;
`;
const Modules = styled(Grid).attrs({ as: "ul" })`
  /* Two modules share the width of three. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  list-style: none;
  margin: 0;
  padding: 0;
`;
const Picture = styled.div`
  height: 6rem;
  @media (min-width: 40rem) {
    height: 8.5rem;
  }
`;
const Words = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5) var(--space-5);
  > :last-child {
    align-self: flex-start;
    margin-top: auto;
  }
`;
const Description = styled(Muted)`
  padding-bottom: var(--space-3);
`;

/** At most three modules that fit this member now; when all are completed, that is said. */
export function Recommended({ modules }: { modules: CatalogueModule[] }) {
  return (
    <Section data-tour="recommended">
      <SectionTitle>{copy.recommended.title}</SectionTitle>
      {modules.length === 0 && (
        <Card data-tone="sunken">
          <p>{copy.recommended.done}</p>
          <div>
            <LinkButton as={Link} data-variant="quiet" to="/journey">
              {copy.recommended.seeAll}
            </LinkButton>
          </div>
        </Card>
      )}
      {modules.length > 0 && (
        <Modules>
          {modules.map((module) => <ModuleCard key={modulePath(module)} module={module} />)}
        </Modules>
      )}
    </Section>
  );
}

function ModuleCard({ module }: { module: CatalogueModule }) {
  const { pillar, title, description, image, status } = module;
  const word = status === "in progress" ? copy.open.begun : copy.open.fresh;
  return (
    <Module>
      <Picture>
        <Scene wide shapes={moduleScene(image)} />
      </Picture>
      <Words>
        <Overline>{copy.recommended.status(PILLARS[pillar].name, status)}</Overline>
        <ItemTitle>{title}</ItemTitle>
        <Description>{description}</Description>
        <LinkButton
          as={Link}
          data-variant="quiet"
          to={modulePath(module)}
          aria-label={`${word}: ${title}`}
        >
          {word}
        </LinkButton>
      </Words>
    </Module>
  );
}
