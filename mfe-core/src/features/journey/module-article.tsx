import { PILLARS } from "@reclaim/contracts-members/catalogue";
import { Lead, LinkButton, Muted, Overline, Page, SectionTitle } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { ArrowLeft, Leaf } from "lucide-react";
import { styled } from "styled-components";
import { modulesFor, type StartedModule } from "../../shared/module-status.model.ts";
import { type CatalogueEntry, modulePath } from "../../shared/modules.ts";
import { moduleScene } from "../../shared/module-scenes.ts";
import { Scene } from "../../shared/scene.tsx";
import { CompleteModule } from "./complete-module.tsx";
import type { ModuleContent } from "./module-content.ts";
import { copy } from "./module.copy.ts";
import { Reflection } from "./reflection.tsx";
import { useReadingPosition } from "./use-reading-position.ts";
import { VideoPlaceholder } from "./video-placeholder.tsx";
import { WeeklyChallenge } from "./weekly-challenge.tsx";

const Back = styled(LinkButton)`
  align-self: flex-start;
  margin-left: calc(-1 * var(--space-3));
  text-decoration: none;
`;
const Picture = styled.div`
  height: clamp(9rem, 24vw, 17rem);
  overflow: hidden;
  border-radius: var(--radius-large);
`;
const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;
  > * {
    min-width: 0;
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-7);
  }
`;
const Reading = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  max-width: 38rem;
`;
const Titles = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  h2 {
    font: var(--weight-strong) clamp(var(--text-large), 1.4rem + 1.6vw, var(--text-display)) /
      var(--leading-heading) var(--serif);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
`;
const Introduction = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  line-height: 1.65;
  text-wrap: pretty;
`;
const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;
const Benefits = styled.ul`
  display: grid;
  gap: var(--space-3);
  list-style: none;
  margin: 0;
  padding: 0;
  li {
    display: flex;
    gap: var(--space-3);
  }
  svg {
    flex: none;
    margin-top: 0.15rem;
    color: var(--primary-dark);
  }
`;
const Caution = styled.aside`
  padding-left: var(--space-4);
  border-left: 3px solid var(--accent);
`;
const Sources = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-left: var(--space-5);
  color: var(--muted);
  font-size: var(--text-small);
`;
/** The week's work stays in view beside the reading, where there is room. */
const Work = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  @media (min-width: 60rem) {
    position: sticky;
    top: var(--space-5);
  }
`;

/** A module as it stands for the member: what is read on one side, what is done on the other. */
export function ModuleArticle({ module, content, started, areTasksKnown }: {
  module: CatalogueEntry;
  content: ModuleContent;
  started: readonly StartedModule[];
  areTasksKnown: boolean;
}) {
  const { session: { member, user, isUnreachable } } = useHost();
  useReadingPosition(`${module.pillar}-${module.id}`);
  const modules = modulesFor(module.pillar, started);
  const status = modules[module.id - 1]?.status ?? "locked";
  const needsUpgrade = member?.entitlement.tier === "starter" && module.id > 1 &&
    status !== "completed";
  const firstOpen = modules.find(({ status }) => status !== "completed");
  // Offline, the device knows the user's id, and a reflection needs no more.
  const isAway = !member && user !== null && isUnreachable;
  const canWork = member !== null && status !== "locked" && !needsUpgrade;
  const back = module.pillar === "financial" ? "/journey" : `/journey?pillar=${module.pillar}`;
  return (
    <Page $wide>
      <Back as={Link} data-variant="plain" to={back}>
        <ArrowLeft size={20} aria-hidden />
        {copy.back}
      </Back>
      <Picture>
        <Scene wide shapes={moduleScene(module.image)} />
      </Picture>
      <Columns>
        <Reading>
          <Titles>
            <Overline as="h1">{copy.title(PILLARS[module.pillar].name, module.id)}</Overline>
            <h2>{module.title}</h2>
            <Lead>{content.subtitle}</Lead>
          </Titles>
          {needsUpgrade && (
            <Banner
              title={copy.upgrade.title}
              action={
                <LinkButton as={Link} data-variant="quiet" to="/products">
                  {copy.upgrade.link}
                </LinkButton>
              }
            >
              {copy.upgrade.text}
            </Banner>
          )}
          {member && !needsUpgrade && status === "locked" && firstOpen && (
            <Banner
              title={copy.locked.title}
              action={<Link to={modulePath(firstOpen)}>{copy.locked.link(firstOpen.title)}</Link>}
            >
              {copy.locked.text(firstOpen.title)}
            </Banner>
          )}
          <Introduction>
            {content.introduction.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          </Introduction>
          <Part>
            <SectionTitle>{copy.benefits}</SectionTitle>
            <Benefits>
              {content.benefits.map((benefit) => (
                <li key={benefit}>
                  <Leaf size={20} strokeWidth={1.75} aria-hidden />
                  {benefit}
                </li>
              ))}
            </Benefits>
          </Part>
          <VideoPlaceholder title={content.videoTitle} picture={module.image} />
          {content.caution && (
            <Caution aria-label={copy.caution[module.pillar]}>
              <strong>{copy.caution[module.pillar]}</strong>
              <p>{content.caution}</p>
            </Caution>
          )}
        </Reading>
        <Work>
          <WeeklyChallenge
            module={module}
            challenge={content.challenge}
            started={started}
            areTasksKnown={areTasksKnown || !member && !isAway}
            disabled={!canWork}
          />
          {(member || isAway) && <Reflection module={module} prompt={content.journalPrompt} />}
          <CompleteModule
            module={module}
            status={status}
            disabled={!canWork}
          />
        </Work>
      </Columns>
      <Part>
        <Muted as="h2">{copy.sources}</Muted>
        <Sources>
          {content.sources.map(({ authors, year, title, publication }) => (
            <li key={title}>
              {authors} ({year}). {title}. <cite>{publication}</cite>.
            </li>
          ))}
        </Sources>
      </Part>
    </Page>
  );
}
