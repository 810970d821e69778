import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Hidden } from "./layout.ts";

type State = "done" | "current" | "coming";

/** Steps in the order they happen; each is a TimelineStep. */
export const Timeline = styled.ol`
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem 1fr;
  column-gap: var(--space-4);
  padding-bottom: var(--space-5);
  /* The line to the next step; a way already gone is drawn through. */
  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset: 2rem auto 0.25rem calc(0.875rem - 1px);
    border-left: 2px dotted var(--edge);
  }
  &[data-state="done"]:not(:last-child)::before {
    border-left: 2px solid var(--primary-dark);
  }
  &:last-child {
    padding-bottom: 0;
  }
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid var(--edge);
  border-radius: 50%;
  background: var(--surface);
  &[data-state="done"] {
    border-color: var(--primary-dark);
    background: var(--primary-dark);
    color: var(--on-primary);
  }
  &[data-state="current"] {
    border-color: var(--primary-dark);
  }
  &[data-state="current"]::after {
    content: "";
    width: 0.7rem;
    height: 0.7rem;
    border-radius: 50%;
    background: var(--primary-dark);
  }
`;
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Title = styled.p`
  padding-top: 0.2rem;
  line-height: 1.35;
  &[data-state="current"] {
    font-weight: var(--weight-strong);
  }
  &[data-state="coming"] {
    color: var(--muted);
  }
`;
const When = styled.p`
  font-size: var(--text-small);
  color: var(--muted);
`;
const More = styled.div`
  margin-top: var(--space-1);
`;

/** One step: what, when, and whether it lies behind, now or ahead. */
export function TimelineStep(
  { state, title, when, children }: {
    state: State;
    title: string;
    /** The day in words, as the member's language has it. */
    when?: string;
    /** More about it. */
    children?: ReactNode;
  },
) {
  return (
    <Step data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <Mark data-state={state} aria-hidden>
        {state === "done" && <Check size={16} strokeWidth={2.5} />}
      </Mark>
      <Words>
        <Title data-state={state}>
          {state === "done" && <Hidden>Done:</Hidden>}
          {state === "coming" && <Hidden>Coming:</Hidden>} {title}
        </Title>
        {when && <When>{when}</When>}
        {children && <More>{children}</More>}
      </Words>
    </Step>
  );
}
