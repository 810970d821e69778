import type {
  DailyAction,
  FocusModule,
  Insight,
  Recommendations,
  Strategy,
} from "@reclaim/contracts-insights/recommendations";
import { PILLARS } from "@reclaim/contracts-members/catalogue";
import {
  Card,
  LinkButton,
  Muted,
  Overline,
  Row,
  SectionTitle,
  Stack,
  Tag,
} from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AnswerColumns, Item, Items, ItemTitle } from "./items.styles.ts";
import { Timeframe } from "./timeframe.tsx";
import { copy } from "./wellness-center.copy.ts";

const words = copy.recommendations;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: 1.4em;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** One answer: what to do today, what the days show, what to look at next, and a way to go. */
export function RecommendationsAnswer(
  { answer, children }: {
    answer: Recommendations;
    /** What can be done with the strategy. */
    children: ReactNode;
  },
) {
  return (
    <AnswerColumns>
      <Stack $gap={5}>
        <Actions actions={answer.dailyActions} />
        {answer.insights.length > 0 && <Insights insights={answer.insights} />}
      </Stack>
      <Stack $gap={5}>
        <Focus {...answer.focusModule} />
        <StrategyCard {...answer.strategy}>{children}</StrategyCard>
      </Stack>
    </AnswerColumns>
  );
}

function Actions({ actions }: { actions: DailyAction[] }) {
  return (
    <Card>
      <SectionTitle>{words.actions}</SectionTitle>
      <Items>
        {actions.map(({ title, description, priority, pillar }) => (
          <Item key={title}>
            <ItemTitle>{title}</ItemTitle>
            <p>{description}</p>
            <Row $gap={2}>
              <Tag {...(priority === "high" && { "data-tone": "accent" })}>
                {words.priority[priority]}
              </Tag>
              <Tag>{PILLARS[pillar].name}</Tag>
            </Row>
          </Item>
        ))}
      </Items>
    </Card>
  );
}

const TONES = { positive: "success", neutral: "info", concerning: "warning" } as const;

function Insights({ insights }: { insights: Insight[] }) {
  return (
    <Card>
      <SectionTitle>{words.insights}</SectionTitle>
      <Items>
        {insights.map(({ title, description, severity, relatedPattern }) => (
          <Item key={title}>
            <Tag data-tone={TONES[severity]}>{words.severity[severity]}</Tag>
            <ItemTitle>{title}</ItemTitle>
            <p>{description}</p>
            <Muted>{words.from} {relatedPattern}</Muted>
          </Item>
        ))}
      </Items>
    </Card>
  );
}

function Focus({ module, pillar, moduleId, reason }: FocusModule) {
  return (
    <Card>
      <div>
        <Overline as="h2">{words.focus}</Overline>
        <SectionTitle as="p">{module}</SectionTitle>
      </div>
      <p>{reason}</p>
      <div>
        <LinkButton as={Link} data-variant="quiet" to={`/journey/${pillar}-reset/${moduleId}`}>
          {words.openModule}
        </LinkButton>
      </div>
    </Card>
  );
}

function StrategyCard(
  { title, timeframe, description, steps, children }: Strategy & { children: ReactNode },
) {
  return (
    <Card>
      <div>
        <Overline as="h2">{words.strategy}</Overline>
        <SectionTitle as="p">{title}</SectionTitle>
        <Timeframe timeframe={timeframe} />
      </div>
      <p>{description}</p>
      <Steps>{steps.map((step) => <li key={step}>{step}</li>)}</Steps>
      {children}
    </Card>
  );
}
