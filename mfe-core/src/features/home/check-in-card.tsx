import { MOODS } from "@reclaim/contracts/catalogue";
import { type CheckIn, recordedCheckIn, THOUGHTS_LIMIT } from "@reclaim/contracts/check-ins";
import type { Member } from "@reclaim/contracts/members";
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
import { reasonOf, useDraft, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { copy } from "./home.copy.ts";
import { useLocalDate } from "./use-local-date.ts";

const DEFAULT_MOOD = 3;

const Thoughts = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  border-left: 3px solid var(--primary);
  padding-left: var(--space-4);
`;

/** Today's check-in: asked for once, shown afterwards, and open to change until the day ends. */
export function CheckInCard({ member }: { member: Member }) {
  const date = useLocalDate();
  const [changing, setChanging] = useState("");
  const latest = member.todaysCheckIn;
  // In a tab that stayed open, the last one may be yesterday's.
  const today = latest?.localDate === date ? latest : null;
  if (!today) return <CheckInForm key="new" />;
  const done = () => setChanging("");
  return changing === today.id
    ? <CheckInForm key={today.id} before={today} onDone={done} />
    : (
      <Card>
        <SectionTitle>{copy.done(MOODS[today.mood as keyof typeof MOODS])}</SectionTitle>
        {today.thoughts && <Thoughts>{today.thoughts}</Thoughts>}
        <div>
          <Button data-variant="quiet" onClick={() => setChanging(today.id)}>{copy.change}</Button>
        </div>
      </Card>
    );
}

function CheckInForm({ before, onDone }: { before?: CheckIn; onDone?: () => void }) {
  const { http, notify, events, session } = useHost();
  const [mood, setMood] = useState(before?.mood ?? DEFAULT_MOOD);
  const draft = useDraft(before ? `check-in:${before.id}` : "check-in");
  const [untouched, setUntouched] = useState(before?.thoughts ?? "");
  const thoughts = draft.text || untouched;
  const attempt = useRef({ said: "", clientId: "" });
  const title = useId();

  const save = useMutation({
    mutationFn() {
      const text = thoughts.trim();
      // What is not asked again stays as it was said; only who changes an entry can empty it.
      const saying = before
        ? { mood, thoughts: text || null, localDate: before.localDate }
        : { mood, thoughts: text || undefined };
      // A repeat after a lost answer writes nothing twice; what was changed before it is written.
      const said = JSON.stringify(saying);
      if (attempt.current.said !== said) attempt.current = { said, clientId: crypto.randomUUID() };
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { clientId } = attempt.current;
      return http.send(
        "POST",
        "/api/check-ins",
        { ...saying, timeZone, clientId },
        recordedCheckIn,
      );
    },
    async onSuccess(recorded) {
      attempt.current = { said: "", clientId: "" };
      notify(before ? copy.changed : copy.saved);
      events.emit("check-in.recorded", recorded);
      await session.refresh().catch(() => {});
      draft.clear();
      onDone?.();
    },
    onError: (error) =>
      notify({
        title: copy.failed.title,
        description: reasonOf(error, copy.failed.fallback),
        variant: "destructive",
      }),
  });

  return (
    <Card
      as="form"
      data-tone="accent"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
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
