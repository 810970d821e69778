import { Lead, Page, PageTitle, Stack } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { useRef } from "react";
import { styled } from "styled-components";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import { FloatingFeedback } from "./floating-feedback.tsx";
import { copy } from "./journal.copy.ts";
import { PROMPTS } from "./journal.prompts.ts";
import { PromptLibrary } from "./prompt-library.tsx";
import { useChosenPrompt } from "./use-chosen-prompt.ts";

/* What ends the page can be scrolled clear of the floating button. */
const Place = styled(Page)`
  padding-bottom: calc(var(--space-7) + var(--target));
`;
const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  @media (min-width: 56rem) {
    grid-template: "prompts entry" auto "feedback entries" auto / minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const Area = styled.div<{ $name: string }>`
  min-width: 0;
  @media (min-width: 56rem) {
    grid-area: ${({ $name }) => $name};
  }
`;

export default function Journal() {
  useTitle(copy.title);
  const { session: { member }, Slot } = useHost();
  const { prompt, choose, forget } = useChosenPrompt(PROMPTS);
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Place $wide>
      <Stack $gap={2}>
        <PageTitle>{copy.title}</PageTitle>
        <Lead>{copy.lead}</Lead>
      </Stack>
      <Columns>
        <PromptLibrary
          prompts={PROMPTS}
          chosen={prompt?.id}
          onChoose={(id) => {
            choose(id);
            box.current?.focus();
          }}
        />
        <EntryForm prompt={prompt} onForget={forget} box={box} />
        {member && (
          <>
            <Area $name="entries">
              <EntryList />
            </Area>
            <Area $name="feedback">
              <Slot name="feedback.widget" featureId="journal" />
            </Area>
          </>
        )}
      </Columns>
      {member && <FloatingFeedback />}
    </Place>
  );
}
