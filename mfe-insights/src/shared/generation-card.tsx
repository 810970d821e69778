import type { Member } from "@reclaim/contracts-members/members";
import { Button, Card, Muted, Row, SectionTitle } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { type ReactNode, useId } from "react";
import { useQuota } from "./ai.client.ts";
import { formatInstant } from "./dates.model.ts";
import { copy } from "./shared.copy.ts";
import { planIncludes, UpgradeNotice } from "./upgrade-notice.tsx";
import type { Generation } from "./use-generation.ts";

const DAY_AND_HOUR = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;

/** Where an answer is asked for: what it is, what it costs, the button, and what went wrong. */
export function GenerationCard(
  {
    member,
    title,
    words,
    generation,
    onStart,
    labels,
    failure,
    feature,
    blocked,
    hasAnswer,
    children,
  }: {
    member: Member;
    title: string;
    words: string;
    generation: Pick<Generation, "isPending" | "isCrisis" | "refusal">;
    onStart: () => void;
    /** Of the button: at first or again, while it runs, after a failure. */
    labels: { start: string; pending: string; retry: string };
    /** What is said in place after a failure. */
    failure: string;
    /** What the plan may lack, such as "mood analysis by AI"; without it every plan has it. */
    feature?: string;
    /** Says why it cannot be asked for now; the button is disabled. */
    blocked?: ReactNode;
    /** An answer stands below: then this card steps back. */
    hasAnswer: boolean;
    /** Fields above the button. */
    children?: ReactNode;
  },
) {
  const { Slot } = useHost();
  const { isPending, isCrisis, refusal } = generation;
  const lacksPlan = feature !== undefined && !planIncludes(member, "essential");
  return (
    <>
      <Card {...(!hasAnswer && { "data-tone": "accent" })} aria-busy={isPending}>
        <div>
          <SectionTitle>{title}</SectionTitle>
          <Muted>{words}</Muted>
        </div>
        {feature !== undefined && (lacksPlan || refusal === "plan")
          ? <UpgradeNotice what={feature} needed="essential" />
          : (
            <AskForIt
              {...{ member, isPending, onStart, blocked }}
              label={isPending
                ? labels.pending
                : refusal === "failure"
                ? labels.retry
                : labels.start}
              failure={refusal === "failure" && !isPending ? failure : null}
              isUsedUp={refusal === "quota"}
            >
              {children}
            </AskForIt>
          )}
      </Card>
      {isCrisis && !isPending && <Slot name="crisis.help" />}
    </>
  );
}

function AskForIt(
  { member, isPending, onStart, label, blocked, failure, isUsedUp, children }: {
    member: Member;
    isPending: boolean;
    onStart: () => void;
    label: string;
    blocked: ReactNode;
    failure: string | null;
    isUsedUp: boolean;
    children: ReactNode;
  },
) {
  const id = useId();
  const { data: quota } = useQuota(member.id);
  const usedUp = isUsedUp || quota?.answers?.left === 0;
  const hint = usedUp
    ? quota && copy.quota.usedUp(formatInstant(quota.resetsAt, member.timeZone, DAY_AND_HOUR))
    : quota?.answers
    ? copy.quota.left(quota.answers.left, quota.answers.limit)
    : quota && copy.quota.guide;
  const isOff = isPending || usedUp;
  return (
    <>
      {children}
      {blocked}
      {failure && <p role="alert">{failure}</p>}
      <Row>
        <Button
          aria-disabled={isOff}
          disabled={Boolean(blocked)}
          aria-describedby={hint ? id : undefined}
          onClick={() => isOff || onStart()}
        >
          {label}
        </Button>
        {hint && <Muted id={id} role={usedUp ? "status" : undefined}>{hint}</Muted>}
      </Row>
    </>
  );
}
