import { Button, Card, LinkButton, Overline, Row, SectionTitle } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { useState } from "react";
import { styled } from "styled-components";
import { copy } from "./home.copy.ts";
import { promptOfTheDay } from "./prompt.model.ts";

const Prompt = styled(Card)`
  height: 100%;
`;
const Question = styled(SectionTitle).attrs({ as: "p" })`
  @media (min-width: 60rem) {
    margin-block: auto;
    font-size: var(--text-large);
  }
`;
const Foot = styled(Row)`
  margin-top: auto;
`;

/** Today's question to write about. Another one is a press away, and today's stays today's. */
export function PromptCard({ date, memberId }: { date: string; memberId: string }) {
  const [others, setOthers] = useState(0);
  const { id, text } = promptOfTheDay(date, memberId, others);
  return (
    <Prompt data-tour="prompt">
      <Overline as="h2">{copy.prompt.title}</Overline>
      <Question aria-live="polite">{text}</Question>
      <Foot>
        <LinkButton as={Link} data-variant="quiet" to={`/journal?prompt=${id}`}>
          {copy.prompt.write}
        </LinkButton>
        <Button data-variant="plain" onClick={() => setOthers(others + 1)}>
          {copy.prompt.another}
        </Button>
      </Foot>
    </Prompt>
  );
}
