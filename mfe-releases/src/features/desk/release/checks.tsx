import type { ReleaseCheck } from "@reclaim/contracts-releases/release-desk";
import { Hidden } from "@reclaim/design-system";
import { Check, X } from "lucide-react";
import { styled } from "styled-components";
import { copy } from "./release.copy.ts";

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 48rem;
  padding: 0 0 var(--space-3);
  font-size: var(--text-small);
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-2);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  svg {
    width: 1rem;
    height: 1.4em;
    color: var(--success);
  }
  [data-ok="false"] svg {
    color: var(--danger);
  }
  strong {
    margin-inline-end: var(--space-2);
  }
`;

/** The checks of a version, failed ones first. */
export function Checks({ id, checks }: { id: string; checks: readonly ReleaseCheck[] }) {
  const sorted = [...checks.filter(({ ok }) => !ok), ...checks.filter(({ ok }) => ok)];
  return (
    <List id={id}>
      {sorted.map(({ check, ok, message }) => (
        <li key={`${check}: ${message}`} data-ok={ok}>
          {ok ? <Check aria-hidden /> : <X aria-hidden />}
          <span>
            <Hidden>{ok ? copy.checkOk : copy.checkFailed}</Hidden> <strong>{check}</strong>
            {message}
          </span>
        </li>
      ))}
    </List>
  );
}
