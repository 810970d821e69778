import type { VersionHealth } from "@reclaim/contracts/release-desk";
import { Hidden } from "@reclaim/design-system";
import { TriangleAlert } from "lucide-react";
import { styled } from "styled-components";
import {
  failedShare,
  GOOD_INP,
  GOOD_LCP,
  sayCount,
  sayMilliseconds,
  saySeconds,
  sayShare,
} from "../../../shared/figures.model.ts";
import { copy } from "./release.copy.ts";

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  &[data-slow="true"] {
    color: var(--warning);
    font-weight: var(--weight-strong);
  }
  svg {
    width: 0.9em;
    height: 0.9em;
  }
`;

/** One figure; `limit` is what is still good. */
function Figure(
  { value, say, limit = Infinity }: {
    value: number | null;
    say: (value: number) => string;
    limit?: number;
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
  const slow = value > limit;
  return (
    <Value data-slow={slow}>
      {slow && <TriangleAlert aria-hidden />}
      {say(value)}
      {slow && <Hidden>, {copy.slow}</Hidden>}
    </Value>
  );
}

/** The four figures of a version, in the order in which they always stand. */
export const FIGURES = [
  {
    label: copy.heads.visits,
    of: (health: VersionHealth): number | null => health.visits,
    say: sayCount,
  },
  { label: copy.heads.failed, of: failedShare, say: sayShare },
  {
    label: copy.heads.lcp,
    of: (health: VersionHealth) => health.lcp,
    say: saySeconds,
    limit: GOOD_LCP,
  },
  {
    label: copy.heads.inp,
    of: (health: VersionHealth) => health.inp,
    say: sayMilliseconds,
    limit: GOOD_INP,
  },
] as const satisfies readonly {
  label: string;
  of: (health: VersionHealth) => number | null;
  say: (value: number) => string;
  limit?: number;
}[];
export type FigureKind = (typeof FIGURES)[number];

export const FigureOf = (
  { kind, health }: { kind: FigureKind; health: VersionHealth | null },
) => (
  <Figure
    value={health && kind.of(health)}
    say={kind.say}
    {...("limit" in kind && { limit: kind.limit })}
  />
);
