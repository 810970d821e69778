import { ENTRY_LIMIT, STARTER_WEEKLY_ENTRIES } from "@reclaim/contracts-members/journal";
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
import type { SelectedPrompt } from "./use-selected-prompt.ts";
import { BadgeNotice } from "./badge-notice.tsx";
import { isUpgradeRequired } from "../../shared/journal.errors.ts";
import { copy } from "./journal.copy.ts";
import { JournalLimitNotice } from "../../shared/journal-limit-notice.tsx";
import { copy as savingCopy } from "../../shared/saving.copy.ts";
import { useEntriesLeft } from "../../shared/use-entries-left.ts";
import { useSaveEntry } from "../../shared/use-save-entry.ts";
import { QueuedEntries } from "./queued-entries.tsx";

/** The counter shows when the end is near; before, it would only press. */
const COUNTER_THRESHOLD = ENTRY_LIMIT - 1000;

const DRAFT_FIELD = "journal-entry";

const Foot = styled(Row)`
  justify-content: space-between;
`;
/* In the middle of the screen when a prompt brings the focus here, so that the prompt shows too. */
const Box = styled(TextArea)`
  scroll-margin-block: 14rem 6rem;
`;

/** Where an entry is written. It keeps its words until they are saved. */
export function EntryForm({ prompt, onForget, box }: {
  prompt: SelectedPrompt | undefined;
  onForget: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}) {
  const { notify, session: { member } } = useHost();
  const draft = useDraft(DRAFT_FIELD);
  const title = useId();
  const save = useSaveEntry({
    draftField: DRAFT_FIELD,
    prompt,
    saved: copy.saved,
    failedTitle: copy.failedTitle,
    clear(content) {
      if ((box.current?.value ?? content) !== content) return false;
      draft.clear();
      onForget();
      return true;
    },
  });
  const [dismissed, setDismissed] = useState<unknown>();
  const earned = save.data?.state === "sent" && !save.data.hasCrisis && save.data !== dismissed
    ? save.data.answer.newBadges
    : [];

  const entriesLeft = useEntriesLeft();
  const hint = [
    copy.entry.private,
    entriesLeft
      ? savingCopy.limit.left(entriesLeft, STARTER_WEEKLY_ENTRIES)
      : member?.entitlement.tier === "starter" && entriesLeft === null &&
        copy.entry.starterHint(STARTER_WEEKLY_ENTRIES),
  ].filter(Boolean).join(" ");

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
          hint={hint}
          rows={9}
          {...(draft.text.length > COUNTER_THRESHOLD && { maxLength: ENTRY_LIMIT })}
          value={draft.text}
          onChange={(event) => {
            if (event.target.value === "") save.startAnew();
            draft.setText(event.target.value);
          }}
        />
        {(entriesLeft === 0 || isUpgradeRequired(save.error)) && (
          <JournalLimitNotice words={draft.text} />
        )}
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
      <QueuedEntries onTakeBack={takeBack} />
    </Stack>
  );
}
