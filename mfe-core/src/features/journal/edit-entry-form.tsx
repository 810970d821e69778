import { ENTRY_LIMIT, type JournalEntry } from "@reclaim/contracts-members/journal";
import { Button, Row, Stack, TextArea } from "@reclaim/design-system";
import { useDraft, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { describeFailure } from "../../shared/journal.errors.ts";
import { copy } from "./journal.copy.ts";
import { changeDraftKey, changeEntry, useRefreshJournal } from "../../shared/journal.client.ts";

/** Other words for an entry. What was begun here before a reload goes on. */
export function EditEntryForm({ entry, onDone }: { entry: JournalEntry; onDone: () => void }) {
  const { http, notify } = useHost();
  const draft = useDraft(changeDraftKey(entry));
  const [untouched, setUntouched] = useState(entry.content);
  const renew = useRefreshJournal();
  const content = draft.text || untouched;
  // The button that opened this is gone.
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  const save = useMutation({
    mutationFn: () => changeEntry(http, entry, content),
    async onSuccess({ crisis }) {
      if (!crisis) notify(copy.change.saved);
      draft.clear();
      await renew();
      onDone();
    },
    onError: (error) =>
      notify({ ...describeFailure(error), title: copy.change.failed, variant: "destructive" }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (content.trim() === "") notify({ ...copy.empty, variant: "destructive" });
    else save.mutate();
  }
  return (
    <Stack as="form" onSubmit={submit}>
      <TextArea
        label={copy.change.label}
        labelHidden
        ref={box}
        rows={6}
        maxLength={ENTRY_LIMIT}
        readOnly={save.isPending}
        value={content}
        onChange={(event) => {
          setUntouched("");
          draft.setText(event.target.value);
        }}
      />
      <Row>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? copy.entry.saving : copy.change.save}
        </Button>
        <Button
          data-variant="plain"
          onClick={onDone}
        >
          {copy.change.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
