import type { GeneratedPseudonym } from "@reclaim/contracts-insights/insights";
import type { Member } from "@reclaim/contracts-members/members";
import { Card, LinkButton, Row, Skeleton, Stack } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { GenerationCard } from "../../shared/generation-card.tsx";
import { SourceLabel } from "../../shared/source-label.tsx";
import { generatePseudonym } from "./content-generator.client.ts";
import { copy } from "./content-generator.copy.ts";
import { CopyButton } from "./copy-button.tsx";
import { type Generator, useAnswer } from "./use-answer.ts";

const words = copy.pseudonyms;

const Name = styled.p`
  font: var(--weight-strong) var(--text-large) / var(--leading-heading) var(--serif);
  color: var(--primary-dark);
  overflow-wrap: anywhere;
`;

/** The page holds it, so that a change of the tab loses no answer. */
export function usePseudonyms(member: Member) {
  const { http } = useHost();
  return useAnswer<GeneratedPseudonym, void>(
    member.id,
    () => generatePseudonym(http, member.id),
    words.failed,
  );
}

/** Suggests a name for the community, as often as one likes. */
export function Pseudonyms(
  { member, generation, answer, failure }:
    & { member: Member }
    & Generator<GeneratedPseudonym, void>,
) {
  const { isPending } = generation;
  return (
    <Stack $gap={5}>
      <GenerationCard
        {...{ member, generation, failure }}
        hasAnswer={answer !== null}
        title={words.title}
        words={words.words}
        labels={{
          start: answer ? words.another : words.generate,
          pending: words.pending,
          retry: words.again,
        }}
        onStart={() => generation.start()}
      />
      <div aria-live="polite" aria-busy={isPending}>
        {isPending ? <Skeleton $height="9rem" /> : answer && (
          <Card>
            <Name>{answer.pseudonym}</Name>
            <SourceLabel source={answer.source} />
            <Row>
              <CopyButton label={words.copy} text={answer.pseudonym} />
              <LinkButton as={Link} data-variant="quiet" to="/community">{words.circle}</LinkButton>
            </Row>
          </Card>
        )}
      </div>
    </Stack>
  );
}
