import type { Plan } from "@reclaim/contracts-insights/plan";
import type { Member } from "@reclaim/contracts-members/members";
import {
  Button,
  Card,
  ErrorState,
  Muted,
  Overline,
  ProgressBar,
  Row,
  SectionTitle,
  Skeleton,
} from "@reclaim/design-system";
import { Checkbox } from "@reclaim/design-system/checkbox";
import { lateComponent } from "@reclaim/host-api";
import { useState } from "react";
import { styled } from "styled-components";
import { formatInstant } from "../../../shared/dates.model.ts";
import { SourceLabel } from "../../../shared/source-label.tsx";
import { planIncludes } from "../../../shared/upgrade-notice.tsx";
import { Timeframe } from "../timeframe.tsx";
import { useChangeStep, usePlan, useRemovePlan } from "./plan.client.ts";
import { copy } from "./plan.copy.ts";
import { countDone } from "./plan.model.ts";

const Question = lateComponent(() => import("../question.tsx"));

const Steps = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;
`;
const Foot = styled(Row)`
  justify-content: space-between;
`;
const LONG_DATE = { dateStyle: "long" } as const;

/** The member's plan, to be ticked off step by step; nothing when he has none (AIW-21). */
export function PlanCard({ member }: { member: Member }) {
  const { data: plan, isPending, isError, isFetching, refetch } = usePlan(member.id);
  if (isPending) return <Skeleton $height="5rem" />;
  if (isError && plan === undefined) {
    return <ErrorState title={copy.unknown} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return plan ? <OwnPlan key={plan.id} {...{ member, plan }} /> : null;
}

function OwnPlan({ member, plan }: { member: Member; plan: Plan }) {
  const { id: memberId, timeZone } = member;
  const change = useChangeStep(memberId);
  const [isAsking, setIsAsking] = useState(false);
  const removal = useRemovePlan(memberId, () => setIsAsking(false));
  const canChange = planIncludes(member, "premium");
  const { title, timeframe, description, steps, source, generatedAt, startedAt } = plan;
  const done = countDone(plan);
  const day = (instant: string) => formatInstant(instant, timeZone, LONG_DATE);
  return (
    <Card aria-labelledby="own-plan">
      <div>
        <Overline as="h2" id="own-plan">{copy.title}</Overline>
        <SectionTitle as="p">{title}</SectionTitle>
        <Timeframe timeframe={timeframe} />
      </div>
      <p>{description}</p>
      <ProgressBar
        label={copy.soFar}
        value={(done / steps.length) * 100}
        valueText={copy.progress(done, steps.length)}
        labelShown
      />
      <Steps aria-label={copy.steps}>
        {steps.map(({ id, text, doneAt }) => (
          <li key={id}>
            <Checkbox
              label={text}
              description={doneAt && copy.done(day(doneAt))}
              checked={doneAt !== null}
              disabled={!canChange}
              onCheckedChange={(checked) => change.mutate({ id, done: checked === true })}
            />
          </li>
        ))}
      </Steps>
      {done === steps.length && <p role="status">{copy.complete}</p>}
      {!canChange && <Muted>{copy.paused}</Muted>}
      <Foot>
        <div>
          <SourceLabel {...{ source, generatedAt, timeZone }} />
          <Muted>{copy.since(day(startedAt))}</Muted>
        </div>
        <Button data-variant="plain" onClick={() => setIsAsking(true)}>{copy.remove}</Button>
      </Foot>
      {isAsking && (
        <Question
          {...copy.removal}
          confirm={copy.remove}
          working={removal.isPending ? copy.removal.working : undefined}
          onConfirm={() => removal.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}
