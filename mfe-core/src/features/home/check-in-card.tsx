import { MOODS } from "@reclaim/contracts/catalogue";
import type { Member } from "@reclaim/contracts/members";
import { Button, Card, Muted, SectionTitle } from "@reclaim/design-system";
import { useState } from "react";
import { styled } from "styled-components";
import { WaitingNote } from "../../shared/waiting-note.tsx";
import { useWaiting } from "../../shared/use-outbox.ts";
import { CheckInForm } from "./check-in-form.tsx";
import { copy } from "./home.copy.ts";
import { useLocalDate } from "./use-local-date.ts";
import { type WaitingCheckIn, waitingCheckIns } from "./waiting-check-ins.ts";

const Thoughts = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  border-left: 3px solid var(--primary);
  padding-left: var(--space-4);
`;

const moodOf = (mood: number) => MOODS[mood as keyof typeof MOODS];

/**
 * Today's check-in: asked for once, shown afterwards, and open to change until the day ends. What
 * could not be sent yet counts as said. Without a member, offline, what he said before is not known.
 */
export function CheckInCard({ member }: { member: Pick<Member, "todaysCheckIn"> | null }) {
  const date = useLocalDate();
  const [changing, setChanging] = useState("");
  const waiting = waitingCheckIns(useWaiting("check-in"));
  const latest = member?.todaysCheckIn;
  const queued = waiting.findLast((one) => one.localDate === date && !one.reason);
  // In a tab that stayed open, the last one may be yesterday's.
  const today = queued ?? (latest?.localDate === date ? latest : null);
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
            <SectionTitle>{copy.done(moodOf(today.mood))}</SectionTitle>
            {today.thoughts && <Thoughts>{today.thoughts}</Thoughts>}
            {queued && <WaitingNote />}
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
        <NotSentYet
          key={one.id}
          checkIn={one}
          onEdit={() => setChanging(one.id)}
        />
      ))}
    </>
  );
}

/** Of another day, or not taken by the server. */
function NotSentYet({ checkIn, onEdit }: { checkIn: WaitingCheckIn; onEdit: () => void }) {
  const { mood, thoughts, localDate, reason, waits } = checkIn;
  return (
    <Card>
      <SectionTitle>{copy.ofDay(localDate, moodOf(mood))}</SectionTitle>
      {thoughts && <Thoughts>{thoughts}</Thoughts>}
      <WaitingNote
        refused={reason &&
          { clientId: waits, reason, words: thoughts, edit: copy.sayToday, onEdit }}
      />
    </Card>
  );
}
