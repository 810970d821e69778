import { COACH_MESSAGE_LIMIT } from "@reclaim/contracts-insights/coach";
import type { Member } from "@reclaim/contracts-members/members";
import {
  Button,
  Card,
  ErrorState,
  Hidden,
  Muted,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
  TextArea,
} from "@reclaim/design-system";
import { lateComponent, useHost } from "@reclaim/host-api";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useQuota } from "../../../shared/ai.client.ts";
import { formatInstant } from "../../../shared/dates.model.ts";
import { planIncludes, UpgradeNotice } from "../../../shared/upgrade-notice.tsx";
import { useConversation } from "./coach.client.ts";
import { copy } from "./coach.copy.ts";
import { Message, Said } from "./message.tsx";
import type { Coach as CoachTurn } from "./use-coach.ts";

const DeleteConversation = lateComponent(() => import("./delete-conversation.tsx"));

const Log = styled.section`
  max-height: min(34rem, 60vh);
  overflow-y: auto;
  overscroll-behavior-y: contain;
  padding-inline-end: var(--space-2);
  ol {
    display: grid;
    gap: var(--space-5);
    padding: 0;
    list-style: none;
  }
`;

/** The fourth tab: a conversation with the coach, for those whose plan has it (D44, D54). */
export default function Coach({ member, coach }: { member: Member; coach: CoachTurn }) {
  const { Slot } = useHost();
  const isIncluded = planIncludes(member, "premium") && coach.trouble !== "plan";
  return (
    <Stack $gap={5}>
      <Card>
        <div>
          <SectionTitle>{copy.title}</SectionTitle>
          <Muted>{copy.words}</Muted>
        </div>
        {isIncluded
          ? <Conversation member={member} coach={coach} />
          : <UpgradeNotice what={copy.feature} needed="premium" />}
      </Card>
      {coach.trouble === "crisis" && <Slot name="crisis.help" />}
    </Stack>
  );
}

function Conversation({ member, coach }: { member: Member; coach: CoachTurn }) {
  const conversation = useConversation(member.id);
  const [isAsking, setIsAsking] = useState(false);
  const messages = (conversation.data?.pages ?? []).flatMap(({ items }) => items).toReversed();
  const newest = messages.at(-1)?.id;
  const { turn } = coach;
  const log = useRef<HTMLElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest, turn]);

  if (conversation.isPending) return <Skeleton $height="16rem" />;
  return (
    <>
      {conversation.isError && (
        <ErrorState
          title={copy.unknown}
          retrying={conversation.isFetching}
          onRetry={() => void conversation.refetch()}
        />
      )}
      {messages.length === 0 && !turn && !conversation.isError && <p>{copy.empty}</p>}
      {(messages.length > 0 || turn) && (
        <Log ref={log} aria-label={copy.conversation} tabIndex={0}>
          {conversation.hasNextPage && (
            <Button
              data-variant="plain"
              aria-disabled={conversation.isFetchingNextPage}
              onClick={() => conversation.isFetchingNextPage || void conversation.fetchNextPage()}
            >
              {conversation.isFetchingNextPage ? copy.loadingEarlier : copy.earlier}
            </Button>
          )}
          <ol>
            {messages.map((message) => (
              <Message key={message.id} message={message} timeZone={member.timeZone} />
            ))}
            {turn?.message && <Said from="member" content={turn.message} />}
            {turn && <Said from="coach" content={turn.answer || copy.writing} />}
          </ol>
        </Log>
      )}
      <Hidden role="status">{turn ? copy.writing : coach.announced}</Hidden>
      <Composer
        {...{ member, coach }}
        lastAsked={messages.findLast(({ from }) => from === "member")?.content}
      />
      {messages.length > 0 && !turn && (
        <div>
          <Button data-variant="plain" onClick={() => setIsAsking(true)}>{copy.remove}</Button>
        </div>
      )}
      {isAsking && (
        <DeleteConversation
          memberId={member.id}
          onClose={() => {
            setIsAsking(false);
            coach.clear();
          }}
        />
      )}
    </>
  );
}

const DAY_AND_HOUR = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;
const TROUBLES = {
  "failed": copy.failed,
  "nothing": copy.nothingCame,
  "cut": copy.cut,
  "busy": copy.busy,
  "not-sent": copy.sendFailed,
};

function Composer(
  { member, coach, lastAsked }: {
    member: Member;
    coach: CoachTurn;
    lastAsked: string | undefined;
  },
) {
  const { data: quota } = useQuota(member.id);
  const { draft, turn, trouble, say, stop } = coach;
  const usedUp = trouble === "quota" || quota?.coach?.left === 0;
  const isTooLong = draft.text.length > COACH_MESSAGE_LIMIT;
  const isOff = usedUp || isTooLong || draft.text.trim() === "";
  function send(event: FormEvent) {
    event.preventDefault();
    if (!isOff && !turn) say(draft.text);
  }
  const words = trouble && trouble in TROUBLES ? TROUBLES[trouble as keyof typeof TROUBLES] : null;
  const canAskAgain = trouble === "nothing" || trouble === "failed" || trouble === "cut";
  const hint = usedUp
    ? quota && copy.usedUp(formatInstant(quota.resetsAt, member.timeZone, DAY_AND_HOUR))
    : quota?.coach && copy.left(quota.coach.left, quota.coach.limit);
  return (
    <Stack as="form" $gap={3} onSubmit={send} noValidate>
      {words && (
        <Row role="alert">
          <p>{words}</p>
          {canAskAgain && lastAsked && !usedUp && (
            <Button
              data-variant="quiet"
              onClick={() => say(lastAsked)}
            >
              {copy.again}
            </Button>
          )}
        </Row>
      )}
      <TextArea
        label={copy.message}
        rows={2}
        maxLength={COACH_MESSAGE_LIMIT}
        value={draft.text}
        onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
      />
      <Row>
        {turn
          ? <Button data-variant="quiet" onClick={stop}>{copy.stop}</Button>
          : <Button type="submit" aria-disabled={isOff}>{copy.send}</Button>}
        {hint && <Muted role={usedUp ? "status" : undefined}>{hint}</Muted>}
      </Row>
    </Stack>
  );
}
