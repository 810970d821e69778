import { ENTRY_LIMIT, STARTER_WEEKLY_ENTRIES } from "@reclaim/contracts/journal";
import {
  Button,
  Card,
  IconButton,
  Overline,
  Row,
  SectionTitle,
  Stack,
  TextArea,
} from "@reclaim/design-system";
import { useDraft, useHost } from "@reclaim/host-api";
import { Mic } from "lucide-react";
import { type FormEvent, type RefObject, useId, useState } from "react";
import { styled } from "styled-components";
import type { JournalPrompt } from "../../shared/home-prompts.ts";
import { BadgeNotice } from "./badge-notice.tsx";
import { lacksPlan } from "./failure.ts";
import { copy } from "./journal.copy.ts";
import { PlanNotice } from "./plan-notice.tsx";
import { useSaveEntry } from "./use-save-entry.ts";
import { WaitingEntries } from "./waiting-entries.tsx";

/** The counter shows when the end is near; before, it would only press. */
const COUNTED_FROM = ENTRY_LIMIT - 1000;

const Foot = styled(Row)`
  justify-content: space-between;
`;
/* In the middle of the screen when a prompt brings the focus here, so that the prompt shows too. */
const Box = styled(TextArea)`
  scroll-margin-block: 14rem 6rem;
`;

/** Where an entry is written. It keeps its words until they are saved. */
export function EntryForm({ prompt, onForget, box }: {
  prompt: JournalPrompt | undefined;
  onForget: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}) {
  const { notify, session: { member } } = useHost();
  const draft = useDraft("journal-entry");
  const title = useId();
  const save = useSaveEntry(prompt, (content) => {
    if ((box.current?.value ?? content) !== content) return false;
    draft.clear();
    onForget();
    return true;
  });
  const [dismissed, setDismissed] = useState<unknown>();
  const earned = save.data?.state === "sent" && save.data !== dismissed
    ? save.data.answer.newBadges
    : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (draft.text.trim() === "") notify({ ...copy.empty, variant: "destructive" });
    else save.mutate(draft.text);
  }
  function takeBack(words: string) {
    draft.setText([draft.text, words].filter(Boolean).join("\n\n"));
    box.current?.focus();
  }
  return (
    <Stack>
      <Card
        as="form"
        data-tone="accent"
        data-tour="entry"
        aria-labelledby={title}
        onSubmit={submit}
      >
        <Stack $gap={1}>
          {prompt && <Overline>{copy.entry.prompted}</Overline>}
          <SectionTitle id={title}>{prompt?.text ?? copy.entry.title}</SectionTitle>
        </Stack>
        <Box
          ref={box}
          label={copy.entry.label}
          labelHidden
          hint={member?.entitlement.tier === "starter"
            ? copy.entry.starterHint(STARTER_WEEKLY_ENTRIES)
            : copy.entry.hint}
          rows={9}
          {...(draft.text.length > COUNTED_FROM && { maxLength: ENTRY_LIMIT })}
          value={draft.text}
          onChange={(event) => {
            if (event.target.value === "") save.startAnew();
            draft.setText(event.target.value);
          }}
        />
        {lacksPlan(save.error) && <PlanNotice />}
        <Foot>
          <Row>
            <Button type="submit" aria-disabled={save.isPending}>
              {save.isPending ? copy.entry.saving : copy.entry.save}
            </Button>
            {prompt && <Button data-variant="plain" onClick={onForget}>{copy.entry.forget}</Button>}
          </Row>
          <IconButton
            label={copy.entry.voice}
            data-variant="quiet"
            onClick={() => notify(copy.voiceSoon)}
          >
            <Mic size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Foot>
        <BadgeNotice ids={earned} onDismiss={() => setDismissed(save.data)} />
      </Card>
      <WaitingEntries onTakeBack={takeBack} />
    </Stack>
  );
}
