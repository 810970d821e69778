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
  > * {
    min-width: 0;
  }
  @media (min-width: 56rem) {
    grid-template: "prompts words" auto "feedback words" 1fr / 5fr 6fr;
  }
`;
const Words = styled(Stack)`
  @media (min-width: 56rem) {
    grid-area: words;
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
        <Words $gap={5}>
          <EntryForm prompt={prompt} onForget={forget} box={box} />
          {member && <EntryList />}
        </Words>
        {member && (
          <div>
            <Slot name="feedback.widget" featureId="journal" />
          </div>
        )}
      </Columns>
      {member && <FloatingFeedback />}
    </Place>
  );
}
