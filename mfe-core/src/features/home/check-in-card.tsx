import { MOODS } from "@reclaim/contracts-members/catalogue";
import { DEFAULT_MOOD } from "@reclaim/contracts-members/check-ins";
import type { Member } from "@reclaim/contracts-members/members";
import { Button, Card, Muted, SectionTitle } from "@reclaim/design-system";
import { useState } from "react";
import { styled } from "styled-components";
import { useCheckedInDate, useRememberCheckIn } from "../../shared/checked-in-date.ts";
import { OutboxNote } from "../../shared/outbox-note.tsx";
import { useOutboxItems } from "../../shared/use-outbox.ts";
import { CheckInForm } from "./check-in-form.tsx";
import { copy } from "./home.copy.ts";
import { useToday } from "./use-today.ts";
import type { CheckInBefore } from "./use-save-check-in.ts";
import { type QueuedCheckIn, toQueuedCheckIns } from "./queued-check-ins.ts";

const Thoughts = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  border-left: 3px solid var(--primary);
  padding-left: var(--space-4);
`;

const moodLabel = (mood: number | null) => MOODS[mood as keyof typeof MOODS] ?? null;

/**
 * Today's check-in: asked for once, shown afterwards, and open to change until the day ends. What
 * could not be sent yet counts as said. Without a member, offline, the device knows at most that there
 * was one.
 */
export function CheckInCard({ member }: { member: Pick<Member, "todaysCheckIn"> | null }) {
  const date = useToday();
  const [changing, setChanging] = useState("");
  const latest = member?.todaysCheckIn;
  const checkedInDate = useCheckedInDate();
  useRememberCheckIn(member);
  const waiting = toQueuedCheckIns(useOutboxItems("check-in"), (localDate) => {
    if (latest?.localDate === localDate) return latest.mood;
    return checkedInDate === localDate ? null : DEFAULT_MOOD;
  });
  const remembered = !member && checkedInDate === date
    ? { id: "", mood: null, thoughts: undefined, localDate: date }
    : null;
  const queued = waiting.findLast((one) => one.localDate === date && !one.reason);
  // In a tab that stayed open, the last one may be yesterday's.
  const today: CheckInBefore | null = queued ??
    (latest?.localDate === date ? latest : remembered);
  // Today's goes by its date: it may be sent, and get another id, while it is being changed.
  const changed = changing === date
    ? today
    : waiting.find(({ id, refused }) => refused && id === changing);
  const done = () => setChanging("");
  return (
    <>
      {changed ? <CheckInForm key={changing} before={changed} onDone={done} /> : today
        ? (
          <Card>
            <SectionTitle>{copy.done(moodLabel(today.mood))}</SectionTitle>
            {today.thoughts && <Thoughts>{today.thoughts}</Thoughts>}
            {today.thoughtsLocked && <Muted>{copy.thoughtsLocked}</Muted>}
            {today === remembered && <Muted>{copy.notOnDevice}</Muted>}
            {queued && <OutboxNote />}
            <div>
              <Button data-variant="quiet" onClick={() => setChanging(date)}>
                {copy.change}
              </Button>
            </div>
          </Card>
        )
        : <CheckInForm key="new" />}
      {!member && !today && <Muted>{copy.unknown}</Muted>}
      {waiting.filter((one) => one !== queued && one.id !== changing).map((one) => (
        <QueuedCheckInCard
          key={one.id}
          checkIn={one}
          onEdit={() => setChanging(one.id)}
        />
      ))}
    </>
  );
}

/** Of another day, or not taken by the server. */
function QueuedCheckInCard({ checkIn, onEdit }: { checkIn: QueuedCheckIn; onEdit: () => void }) {
  const { mood, thoughts, localDate, reason, waits } = checkIn;
  return (
    <Card>
      <SectionTitle>{copy.ofDay(localDate, moodLabel(mood))}</SectionTitle>
      {thoughts && <Thoughts>{thoughts}</Thoughts>}
      <OutboxNote
        refused={reason &&
          { clientId: waits, reason, words: thoughts ?? null, edit: copy.sayToday, onEdit }}
      />
    </Card>
  );
}
