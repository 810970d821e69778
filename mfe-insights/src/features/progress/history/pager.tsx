import { IconButton, Row } from "@reclaim/design-system";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { styled } from "styled-components";
import { copy } from "./history.copy.ts";

const Range = styled.span`
  min-width: 0;
  color: var(--muted);
  font-size: var(--text-small);
  text-align: center;
  font-variant-numeric: tabular-nums lining-nums;
`;
const Pages = styled(Row)`
  flex-wrap: nowrap;
  gap: var(--space-1);
`;

/** Steps back in time and forth again; says which days are shown. */
export function Pager({ range, back, hasEarlier, onChange }: {
  range: string;
  /** How many steps back, 0 for now. */
  back: number;
  hasEarlier: boolean;
  onChange: (back: number) => void;
}) {
  return (
    <Pages>
      <IconButton
        label={copy.moods.earlier}
        aria-disabled={!hasEarlier}
        onClick={() => hasEarlier && onChange(back + 1)}
      >
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <Range aria-live="polite">{range}</Range>
      <IconButton
        label={copy.moods.later}
        aria-disabled={back === 0}
        onClick={() => back > 0 && onChange(back - 1)}
      >
        <ChevronRight size={22} aria-hidden />
      </IconButton>
    </Pages>
  );
}
