import { MOODS } from "@reclaim/contracts-members/catalogue";
import { DEFAULT_MOOD, THOUGHTS_LIMIT } from "@reclaim/contracts-members/check-ins";
import {
  Button,
  Card,
  MoodPicker,
  Muted,
  Row,
  SectionTitle,
  Stack,
  TextArea,
} from "@reclaim/design-system";
import { useDraft } from "@reclaim/host-api";
import { useId, useState } from "react";
import { copy } from "./home.copy.ts";
import { type CheckInBefore, useSaveCheckIn } from "./use-save-check-in.ts";

/**
 * Asks for mood and thoughts, starting from what was said `before`. A mood that the member does not
 * touch is not sent: the day may have one that this page does not know.
 */
export function CheckInForm({ before, onDone }: { before?: CheckInBefore; onDone?: () => void }) {
  const [mood, setMood] = useState(before?.waitingMood ?? null);
  const shownMood = mood ?? (before ? before.mood : DEFAULT_MOOD);
  const draft = useDraft(
    before ? `check-in:${before.refused ? before.id : before.localDate}` : "check-in",
  );
  const [untouched, setUntouched] = useState(before?.thoughts ?? "");
  const thoughts = draft.text || untouched;
  const title = useId();
  const save = useSaveCheckIn(before, () => {
    draft.clear();
    onDone?.();
  });

  return (
    <Card
      as="form"
      data-tone="accent"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ mood, thoughts });
      }}
    >
      <Stack $gap={1}>
        <SectionTitle id={title}>{copy.question}</SectionTitle>
        <Muted>{copy.asked}</Muted>
      </Stack>
      <MoodPicker legend="Mood" labels={MOODS} value={shownMood} onChange={setMood} />
      <TextArea
        label={copy.thoughts}
        hint={before?.thoughtsLocked ? copy.thoughtsLocked : copy.thoughtsHint}
        rows={3}
        maxLength={THOUGHTS_LIMIT}
        readOnly={save.isPending || before?.thoughtsLocked}
        value={thoughts}
        onChange={(event) => {
          setUntouched("");
          draft.setText(event.target.value);
        }}
      />
      <Row>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? copy.submitting : before ? copy.saveChange : copy.submit}
        </Button>
        {onDone && <Button data-variant="plain" onClick={onDone}>{copy.cancel}</Button>}
      </Row>
    </Card>
  );
}
