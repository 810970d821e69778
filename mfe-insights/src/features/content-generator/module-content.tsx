import {
  CONTENT_TYPES,
  type ContentType,
  type ModuleContent as Answer,
  type ModuleContentRequest,
} from "@reclaim/contracts-insights/generated-content";
import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import {
  Card,
  Grid,
  Row,
  SectionTitle,
  Select,
  Skeleton,
  Stack,
  TextArea,
} from "@reclaim/design-system";
import { useDraft, useHost } from "@reclaim/host-api";
import { useState } from "react";
import { styled } from "styled-components";
import { GenerationCard } from "../../shared/generation-card.tsx";
import { SourceLabel } from "../../shared/source-label.tsx";
import { writeModuleContent } from "./content-generator.client.ts";
import { copy } from "./content-generator.copy.ts";
import { CopyButton } from "./copy-button.tsx";
import { type Generator, useAnswer } from "./use-answer.ts";

const words = copy.modules;
/** As the service takes it. */
const EXPERIENCE_LIMIT = 500;

type Input = Omit<ModuleContentRequest, "userDetails"> & { experience: string };

const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 42rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** The page holds it, so that a change of the tab loses no answer. */
export function useModuleContent(member: Member) {
  const { http } = useHost();
  return useAnswer<Answer, Input>(
    member.id,
    (input) => writeModuleContent(http, member, input),
    words.failed,
  );
}

/** Writes a text for a module. */
export function ModuleContent(
  { member, generation, answer, failure }: { member: Member } & Generator<Answer, Input>,
) {
  const [pillar, setPillar] = useState<Pillar>("body");
  const [moduleId, setModuleId] = useState(1);
  const [contentType, setContentType] = useState<ContentType>("introduction");
  const experience = useDraft("module-content-experience");
  const { isPending, isCrisis } = generation;
  const isTooLong = experience.text.length > EXPERIENCE_LIMIT;
  return (
    <Stack $gap={5}>
      <GenerationCard
        {...{ member, generation, failure }}
        hasAnswer={answer !== null}
        title={words.title}
        words={words.words}
        labels={{ start: words.start, pending: words.pending, retry: words.again }}
        feature={words.feature}
        onStart={() =>
          isTooLong ||
          generation.start({ pillar, moduleId, contentType, experience: experience.text })}
      >
        <Grid>
          <Select
            label={words.pillar}
            value={pillar}
            onChange={({ currentTarget }) => {
              setPillar(currentTarget.value as Pillar);
              setModuleId(1);
            }}
          >
            {PILLAR_IDS.map((id) => <option key={id} value={id}>{PILLARS[id].name}</option>)}
          </Select>
          <Select
            label={words.module}
            value={moduleId}
            onChange={({ currentTarget }) => setModuleId(Number(currentTarget.value))}
          >
            {Array.from(
              { length: PILLARS[pillar].modules },
              (_, index) => <option key={index} value={index + 1}>{words.number(index + 1)}
              </option>,
            )}
          </Select>
          <Select
            label={words.contentType}
            value={contentType}
            onChange={({ currentTarget }) => setContentType(currentTarget.value as ContentType)}
          >
            {CONTENT_TYPES.map((type) => (
              <option key={type} value={type}>{words.types[type]}</option>
            ))}
          </Select>
        </Grid>
        <TextArea
          label={words.experience}
          mark="optional"
          rows={2}
          maxLength={EXPERIENCE_LIMIT}
          value={experience.text}
          onChange={({ currentTarget }) => experience.setText(currentTarget.value)}
        />
      </GenerationCard>
      <div aria-live="polite" aria-busy={isPending}>
        {isPending
          ? <Skeleton $height="16rem" />
          : answer && !isCrisis && <WrittenText answer={answer} timeZone={member.timeZone} />}
      </div>
    </Stack>
  );
}

function WrittenText({ answer, timeZone }: { answer: Answer; timeZone: string }) {
  const { title, content, additionalResources, source, generatedAt } = answer;
  const whole = [
    title,
    content,
    ...(additionalResources.length > 0
      ? [[words.resources, ...additionalResources.map((one) => `- ${one}`)].join("\n")]
      : []),
  ].join("\n\n");
  return (
    <Card>
      <SectionTitle>{title}</SectionTitle>
      <Text>{content}</Text>
      {additionalResources.length > 0 && (
        <div>
          <h3>{words.resources}</h3>
          <ul>{additionalResources.map((resource) => <li key={resource}>{resource}</li>)}</ul>
        </div>
      )}
      <SourceLabel {...{ source, generatedAt, timeZone }} />
      <Row>
        <CopyButton label={words.copy} text={whole} />
      </Row>
    </Card>
  );
}
