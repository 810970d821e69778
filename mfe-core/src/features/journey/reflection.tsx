import { ENTRY_LIMIT, STARTER_WEEKLY_ENTRIES } from "@reclaim/contracts-members/journal";
import { Button, Card, Overline, SectionTitle, Stack, TextArea } from "@reclaim/design-system";
import { useDraft, useHost } from "@reclaim/host-api";
import { type FormEvent, useRef } from "react";
import { isUpgradeRequired } from "../../shared/journal.errors.ts";
import { JournalLimitNotice } from "../../shared/journal-limit-notice.tsx";
import type { CatalogueEntry } from "../../shared/modules.ts";
import { OutboxNote } from "../../shared/outbox-note.tsx";
import { copy as savingCopy } from "../../shared/saving.copy.ts";
import { useEntriesLeft } from "../../shared/use-entries-left.ts";
import { useOutboxItems } from "../../shared/use-outbox.ts";
import { useSaveEntry } from "../../shared/use-save-entry.ts";
import { copy } from "./module.copy.ts";

/** A journal entry on the module's question; it stands in the journal under the module (D12). */
export function Reflection({ module, prompt }: { module: CatalogueEntry; prompt: string }) {
  const { notify } = useHost();
  const promptId = `module:${module.pillar}:${module.id}`;
  const draftField = `reflection:${module.pillar}-${module.id}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(draftField);
  const save = useSaveEntry({
    draftField,
    prompt: { id: promptId, text: prompt },
    saved: copy.reflection.saved,
    failedTitle: copy.reflection.failedTitle,
    clear(content) {
      if ((box.current?.value ?? content) !== content) return false;
      draft.clear();
      return true;
    },
  });
  const entriesLeft = useEntriesLeft();
  const isWaiting = useOutboxItems("journal-entry").some(({ body, refused }) =>
    body.promptId === promptId && !refused
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (draft.text.trim() === "") {
      notify({ ...copy.reflection.empty, variant: "destructive" });
    } else save.mutate(draft.text);
  }
  return (
    <Card as="form" aria-labelledby="reflection" onSubmit={submit}>
      <Stack $gap={1}>
        <Overline>{copy.reflection.overline}</Overline>
        <SectionTitle id="reflection">{prompt}</SectionTitle>
      </Stack>
      <TextArea
        ref={box}
        label={copy.reflection.label}
        labelHidden
        hint={entriesLeft
          ? `${copy.reflection.hint} ${savingCopy.limit.left(entriesLeft, STARTER_WEEKLY_ENTRIES)}`
          : copy.reflection.hint}
        rows={4}
        {...(draft.text.length > ENTRY_LIMIT - 1000 && { maxLength: ENTRY_LIMIT })}
        value={draft.text}
        onChange={(event) => {
          if (event.target.value === "") save.startAnew();
          draft.setText(event.target.value);
        }}
      />
      {(entriesLeft === 0 || isUpgradeRequired(save.error)) && (
        <JournalLimitNotice words={draft.text} />
      )}
      {isWaiting && <OutboxNote />}
      <div>
        <Button type="submit" data-variant="quiet" aria-disabled={save.isPending}>
          {save.isPending ? copy.reflection.saving : copy.reflection.save}
        </Button>
      </div>
    </Card>
  );
}
