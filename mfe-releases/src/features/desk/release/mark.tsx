import { Bird, CircleDot, History } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { copy } from "./release.copy.ts";

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0.1rem var(--space-2);
  border-radius: var(--radius-round);
  background: var(--sunken);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  line-height: 1.5;
  white-space: nowrap;
  svg {
    width: 0.9rem;
    height: 0.9rem;
  }
  /* The one thing on the desk that has the accent: it is what one watches. */
  &[data-kind="canary"] {
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--primary-dark);
    color: var(--primary-dark);
  }
  &[data-kind="good"] {
    background: none;
    padding-inline: 0;
    color: var(--muted);
  }
`;

const KINDS = {
  live: { Icon: CircleDot, word: copy.live },
  canary: { Icon: Bird, word: copy.canary },
  good: { Icon: History, word: copy.lastGood },
};

/** Where a version is: told by a sign and a word, and only then by a colour. */
export function Mark({ kind, children }: { kind: keyof typeof KINDS; children?: ReactNode }) {
  const { Icon, word } = KINDS[kind];
  return (
    <Pill data-kind={kind}>
      <Icon aria-hidden />
      {word}
      {children}
    </Pill>
  );
}
