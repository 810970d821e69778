import type {
  MoodAnalysis,
  MoodPattern,
  MoodSuggestion,
  MoodTrigger,
} from "@reclaim/contracts-insights/mood-analysis";
import { SUGGESTION_CATEGORIES } from "@reclaim/contracts-insights/mood-analysis";
import { Card, MoodFace, Muted, Row, SectionTitle, Stack, Tag } from "@reclaim/design-system";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { styled } from "styled-components";
import { AnswerColumns, Item, Items, ItemTitle } from "./items.styles.ts";
import { copy } from "./wellness-center.copy.ts";

const words = copy.moods;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-6);
  dt {
    font-size: var(--text-small);
    color: var(--muted);
  }
  dd {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin: 0;
    font: var(--weight-strong) var(--text-title) / 1.3 var(--serif);
  }
`;
const Summary = styled.p`
  font-size: var(--text-lead);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
const Examples = styled.ul`
  padding-inline-start: 1.2em;
  color: var(--muted);
  font-size: var(--text-small);
`;
const TRENDS = { improving: TrendingUp, stable: Minus, declining: TrendingDown };
const TONES = { positive: "success", negative: "warning", other: "info" } as const;

/** One analysis: the figures, what stands out, what may lie behind it, and what could help. */
export function MoodAnalysisAnswer({ answer }: { answer: MoodAnalysis }) {
  const { averageScore, trend, summary, patterns, triggers, suggestions } = answer;
  const TrendIcon = TRENDS[trend];
  return (
    <Stack $gap={5}>
      <Card>
        <Figures>
          <div>
            <dt>{words.average}</dt>
            <dd>
              <MoodFace mood={Math.round(averageScore)} />
              {words.ofFive(averageScore)}
            </dd>
          </div>
          <div>
            <dt>{words.trend}</dt>
            <dd>
              <TrendIcon size={28} strokeWidth={1.75} aria-hidden />
              {words.trends[trend]}
            </dd>
          </div>
        </Figures>
        <Summary>{summary}</Summary>
      </Card>
      <AnswerColumns>
        <Stack $gap={5}>
          <Patterns patterns={patterns} />
          <Triggers triggers={triggers} />
        </Stack>
        <Suggestions suggestions={suggestions} />
      </AnswerColumns>
    </Stack>
  );
}

function Patterns({ patterns }: { patterns: MoodPattern[] }) {
  return (
    <Card>
      <SectionTitle>{words.patterns}</SectionTitle>
      {patterns.length === 0 && <Muted>{words.noPatterns}</Muted>}
      <Items>
        {patterns.map(({ type, description, impact, frequency }) => (
          <Item key={type}>
            <ItemTitle>{type}</ItemTitle>
            <p>{description}</p>
            <Row $gap={2}>
              <Tag data-tone={TONES[impact]}>{words.impacts[impact]}</Tag>
              <Muted>{words.frequency(frequency)}</Muted>
            </Row>
          </Item>
        ))}
      </Items>
    </Card>
  );
}

function Triggers({ triggers }: { triggers: MoodTrigger[] }) {
  return (
    <Card>
      <SectionTitle>{words.triggers}</SectionTitle>
      {triggers.length === 0 && <Muted>{words.noTriggers}</Muted>}
      <Items>
        {triggers.map(({ trigger, likelihood, examples }) => (
          <Item key={trigger}>
            <ItemTitle>{trigger}</ItemTitle>
            <Muted>{words.likelihood(likelihood)}</Muted>
            {examples.length > 0 && (
              <Examples>
                {examples.map((example) => <li key={example}>{example}</li>)}
              </Examples>
            )}
          </Item>
        ))}
      </Items>
    </Card>
  );
}

function Suggestions({ suggestions }: { suggestions: MoodSuggestion[] }) {
  const sorted = SUGGESTION_CATEGORIES.flatMap((category) =>
    suggestions.filter((suggestion) => suggestion.category === category)
  );
  return (
    <Card>
      <SectionTitle>{words.suggestions}</SectionTitle>
      <Items>
        {sorted.map(({ category, title, description }) => (
          <Item key={`${category} ${title}`}>
            <Tag>{words.categories[category]}</Tag>
            <ItemTitle>{title}</ItemTitle>
            <p>{description}</p>
          </Item>
        ))}
      </Items>
    </Card>
  );
}
