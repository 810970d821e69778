import type { VersionHealth } from "@reclaim/contracts-releases/release-desk";
import { Hidden } from "@reclaim/design-system";
import { OctagonAlert, TriangleAlert } from "lucide-react";
import { styled } from "styled-components";
import {
  failedShare,
  formatCount,
  formatMilliseconds,
  formatPercent,
  formatSeconds,
  GOOD_INP_MS,
  GOOD_LCP_MS,
  isFailing,
} from "../../../shared/figures.model.ts";
import { copy } from "./release.copy.ts";

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  &[data-bad="slow"],
  &[data-bad="failing"] {
    color: var(--warning);
    font-weight: var(--weight-strong);
  }
  &[data-bad="failing"] {
    color: var(--danger);
  }
  svg {
    width: 0.9em;
    height: 0.9em;
  }
`;

const SIGNS = { slow: TriangleAlert, failing: OctagonAlert };

/** One figure, and in what way it is bad, if it is. */
function Figure(
  { value, say, bad }: {
    value: number | null;
    say: (value: number) => string;
    bad: keyof typeof SIGNS | undefined;
  },
) {
  if (value === null) {
    return (
      <Value>
        <span aria-hidden>–</span>
        <Hidden>{copy.notEnough}</Hidden>
      </Value>
    );
  }
  const Sign = bad && SIGNS[bad];
  return (
    <Value data-bad={bad}>
      {Sign && <Sign aria-hidden />}
      {say(value)}
      {bad && <Hidden>, {copy.bad[bad]}</Hidden>}
    </Value>
  );
}

export interface FigureKind {
  label: string;
  of: (health: VersionHealth) => number | null;
  say: (value: number) => string;
  /** In what way the figure is bad, if it is. */
  bad?: (health: VersionHealth) => keyof typeof SIGNS | undefined;
}
const slowAbove = (value: number | null, good: number) =>
  value !== null && value > good ? "slow" : undefined;

/** The four figures of a version, in the order in which they always stand. */
export const FIGURES: readonly FigureKind[] = [
  { label: copy.heads.visits, of: ({ visits }) => visits, say: formatCount },
  {
    label: copy.heads.failed,
    of: failedShare,
    say: formatPercent,
    bad: (health) => isFailing(health) ? "failing" : undefined,
  },
  {
    label: copy.heads.lcp,
    of: ({ lcp }) => lcp,
    say: formatSeconds,
    bad: ({ lcp }) => slowAbove(lcp, GOOD_LCP_MS),
  },
  {
    label: copy.heads.inp,
    of: ({ inp }) => inp,
    say: formatMilliseconds,
    bad: ({ inp }) => slowAbove(inp, GOOD_INP_MS),
  },
];

export const FigureOf = ({ kind, health }: { kind: FigureKind; health: VersionHealth | null }) => (
  <Figure
    value={health && kind.of(health)}
    say={kind.say}
    bad={health ? kind.bad?.(health) : undefined}
  />
);
