import { Lead, Page, PageTitle, Stack } from "@reclaim/design-system";
import { lateComponent, useHost, useTitle } from "@reclaim/host-api";
import { useRef } from "react";
import { styled } from "styled-components";
import { EntryForm } from "./entry-form.tsx";
import { FloatingFeedback } from "./floating-feedback.tsx";
import { copy } from "./journal.copy.ts";
import { PROMPTS } from "./journal.prompts.ts";
import { PastEntries } from "./past-entries.tsx";
import { PromptLibrary } from "./prompt-library.tsx";
import { useSelectedPrompt } from "./use-selected-prompt.ts";

/** A quiet extra: the page says nothing when it does not come. */
const YearsAgo = lateComponent(() => import("./years-ago.tsx"), { Failed: () => null });

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
  const { prompt, choose, forget } = useSelectedPrompt(PROMPTS);
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
          {member && <YearsAgo />}
          {member && <PastEntries />}
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
