import type { JournalPrompt } from "@reclaim/contracts-insights/insights";
import type { Member } from "@reclaim/contracts-members/members";
import { Card, LinkButton, Row, SectionTitle, Skeleton, Stack } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useQueryClient } from "@tanstack/react-query";
import { styled } from "styled-components";
import { addKeptAnswer } from "../../shared/ai.client.ts";
import { GenerationCard } from "../../shared/generation-card.tsx";
import { SourceLabel } from "../../shared/source-label.tsx";
import { type Generation, useGeneration } from "../../shared/use-generation.ts";
import { Item, Items } from "./items.styles.ts";
import { KeptFailed } from "./kept-failed.tsx";
import { RemoveAnswer } from "./remove-answer.tsx";
import { useKept } from "./use-kept.ts";
import { generateJournalPrompt } from "./wellness-center.client.ts";
import { copy } from "./wellness-center.copy.ts";

const words = copy.prompts;

const Prompt = styled.blockquote`
  margin: 0;
  font: var(--weight-strong) var(--text-title) / 1.4 var(--serif);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** The page holds it, so that a change of the tab loses no answer. */
export function useJournalPrompts(member: Member) {
  const { http } = useHost();
  const queries = useQueryClient();
  const kept = useKept(member.id, "journalPrompts");
  const generation = useGeneration<JournalPrompt>({
    memberId: member.id,
    generate: () => generateJournalPrompt(http, { member, previous: kept.shown?.prompt ?? null }),
    onAnswer: (answer) => addKeptAnswer(queries, member.id, "journalPrompts", answer),
    ready: words.ready,
    failed: () => ({ title: words.failed }),
  });
  return { kept, generation };
}

/** One question at a time; another one never repeats the last, and earlier ones stay at hand. */
export function JournalPrompts(
  { member, kept, generation }: {
    member: Member;
    kept: ReturnType<typeof useKept<"journalPrompts">>;
    generation: Generation;
  },
) {
  const { isPending, isCrisis } = generation;
  const [shown, ...earlier] = kept.kept;
  const { timeZone } = member;
  return (
    <Stack $gap={5}>
      <GenerationCard
        {...{ member, generation }}
        hasAnswer={shown !== undefined}
        title={words.title}
        words={words.words}
        labels={{
          start: shown && !isCrisis ? words.another : words.generate,
          pending: words.pending,
          retry: words.again,
        }}
        failure={words.failedInline}
        feature={words.feature}
        onStart={() => generation.start()}
      />
      {kept.isError && <KeptFailed {...kept} />}
      <div aria-live="polite" aria-busy={isPending}>
        {isPending ? <Skeleton $height="11rem" /> : shown && !isCrisis && (
          <Card>
            <Prompt>{shown.prompt}</Prompt>
            <SourceLabel {...{ source: shown.source, generatedAt: shown.generatedAt, timeZone }} />
            <Row>
              <WriteLink {...shown} />
              <RemoveAnswer memberId={member.id} id={shown.id} />
            </Row>
          </Card>
        )}
      </div>
      {earlier.length > 0 && !isCrisis && (
        <Card>
          <SectionTitle>{words.earlier}</SectionTitle>
          <Items>
            {earlier.map((answer) => (
              <Item key={answer.id}>
                <p>{answer.prompt}</p>
                <SourceLabel
                  {...{ source: answer.source, generatedAt: answer.generatedAt, timeZone }}
                />
                <Row>
                  <WriteLink {...answer} isNamed />
                  <RemoveAnswer memberId={member.id} id={answer.id} name={answer.prompt} />
                </Row>
              </Item>
            ))}
          </Items>
        </Card>
      )}
    </Stack>
  );
}

/** Opens the journal with the prompt in it. The words go along in the page's state, not in its address. */
function WriteLink({ id, prompt, isNamed }: JournalPrompt & { isNamed?: boolean }) {
  return (
    <LinkButton
      as={Link}
      data-variant="quiet"
      to="/journal"
      state={{ prompt: { id: `ai:${id}`, text: prompt } }}
      {...(isNamed && { "aria-label": words.writeAbout(prompt) })}
    >
      {words.write}
    </LinkButton>
  );
}
