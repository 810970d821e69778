import { PILLARS } from "@reclaim/contracts-members/catalogue";
import { Button, Card, LinkButton, Muted, Overline } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { Check, Lock } from "lucide-react";
import { styled } from "styled-components";
import type { CatalogueModule } from "../../shared/module-status.model.ts";
import { modulePath } from "../../shared/modules.ts";
import { moduleScene } from "../../shared/module-scenes.ts";
import { Scene } from "../../shared/scene.tsx";
import { copy } from "./journey.copy.ts";

const Modules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-4);
  list-style: none;
  margin: 0;
  padding: 0;
`;
const Module = styled(Card).attrs({ as: "li" })`
  flex-direction: row;
  gap: 0;
  padding: 0;
  overflow: hidden;
  @media (min-width: 40rem) {
    flex-direction: column;
  }
  &[data-status="locked"] {
    box-shadow: none;
    background: transparent;
  }
`;
const Picture = styled.div`
  flex: none;
  width: 6.5rem;
  @media (min-width: 40rem) {
    width: auto;
    height: 7rem;
  }
  [data-status="locked"] > & {
    opacity: 0.55;
    /* What lies ahead takes less of a phone. */
    @media (max-width: 40rem) {
      display: none;
    }
  }
`;
const Words = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-4);
  > :last-child {
    align-self: flex-start;
    margin-top: auto;
  }
`;
const Status = styled(Overline)`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;
const Title = styled.h3`
  font: var(--weight-strong) 1.2rem / var(--leading-heading) var(--serif);
  overflow-wrap: anywhere;
`;

/** Modules as they stand for the member, each with what can be done with it now. */
export function ModuleList({ modules }: { modules: CatalogueModule[] }) {
  return (
    <Modules>
      {modules.map((module) => (
        <Module key={modulePath(module)} data-status={module.status}>
          <Picture>
            <Scene shapes={moduleScene(module.image)} />
          </Picture>
          <Words>
            <Status>
              {module.status === "completed" && <Check size={16} strokeWidth={3} aria-hidden />}
              {copy.status(PILLARS[module.pillar].name, module.id, module.status)}
            </Status>
            <Title>{module.title}</Title>
            <Muted>{module.description}</Muted>
            <OpenModule module={module} />
          </Words>
        </Module>
      ))}
    </Modules>
  );
}

const WORDS = {
  "in progress": copy.open.begun,
  "up next": copy.open.fresh,
  completed: copy.open.again,
};

function OpenModule({ module }: { module: CatalogueModule }) {
  const { status, title } = module;
  if (status === "locked") {
    return (
      <Button data-variant="quiet" disabled aria-label={copy.openLabel(copy.open.locked, title)}>
        <Lock size={16} aria-hidden />
        {copy.open.locked}
      </Button>
    );
  }
  const word = WORDS[status];
  return (
    <LinkButton
      as={Link}
      data-variant={status === "completed" ? "plain" : "quiet"}
      to={modulePath(module)}
      aria-label={copy.openLabel(word, title)}
    >
      {word}
    </LinkButton>
  );
}
