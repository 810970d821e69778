import { MOODS } from "@reclaim/contracts/catalogue";
import { THOUGHTS_LIMIT } from "@reclaim/contracts/check-ins";
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
import { type Before, useSaveCheckIn } from "./use-save-check-in.ts";

const DEFAULT_MOOD = 3;

/** Asks for mood and thoughts, starting from what was said `before`. */
export function CheckInForm({ before, onDone }: { before?: Before; onDone?: () => void }) {
  const [mood, setMood] = useState(before?.mood ?? DEFAULT_MOOD);
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
      <MoodPicker legend="Mood" labels={MOODS} value={mood} onChange={setMood} />
      <TextArea
        label={copy.thoughts}
        hint={copy.thoughtsHint}
        rows={3}
        maxLength={THOUGHTS_LIMIT}
        readOnly={save.isPending}
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
