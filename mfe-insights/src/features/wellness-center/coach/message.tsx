import type { CoachMessage } from "@reclaim/contracts-insights/coach";
import { Muted } from "@reclaim/design-system";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { SourceLabel } from "../../../shared/source-label.tsx";
import { copy } from "./coach.copy.ts";

const Bubble = styled.li`
  display: grid;
  gap: var(--space-1);
  max-width: min(100%, 38rem);
  justify-self: start;
  overflow-wrap: anywhere;
  &[data-from="member"] {
    justify-self: end;
    max-width: min(88%, 34rem);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-large);
    background: var(--sunken);
  }
`;
const Who = styled.p`
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  color: var(--primary-dark);
`;
const Words = styled.p`
  white-space: pre-wrap;
  text-wrap: pretty;
`;
const Broken = styled(Muted)`
  font-style: italic;
`;

/** What one of the two has said. `children` below it. */
export function Said(
  { from, content, children }: Pick<CoachMessage, "from" | "content"> & { children?: ReactNode },
) {
  return (
    <Bubble data-from={from}>
      <Who>{from === "member" ? copy.you : copy.coach}</Who>
      <Words>{content}</Words>
      {children}
    </Bubble>
  );
}

/** A message as it is kept: the coach's with its source and time, and a mark where it broke off. */
export function Message({ message, timeZone }: { message: CoachMessage; timeZone: string }) {
  const { from, content, source, isPartial, date } = message;
  return (
    <Said {...{ from, content }}>
      {isPartial && <Broken>{copy.partial}</Broken>}
      {source && <SourceLabel {...{ source, generatedAt: date, timeZone }} />}
    </Said>
  );
}
