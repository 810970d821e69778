import { TabPanel } from "@reclaim/design-system/tabs";
import { styled } from "styled-components";

/** The panel below a row of tabs. */
export const Panel = styled(TabPanel)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding-top: var(--space-4);
  &[hidden] {
    display: none;
  }
`;

export const MemberHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-4) var(--space-2);
  border-radius: var(--radius-medium);
  background: var(--sunken);
  text-align: center;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: var(--space-2);
  }
  dt {
    font-size: var(--text-small);
    line-height: var(--leading-heading);
    color: var(--muted);
  }
  dd {
    display: grid;
    place-items: center;
    min-height: 4.5rem;
    margin: 0;
    font: var(--weight-strong) var(--text-large) / var(--leading-heading) var(--serif);
    font-variant-numeric: lining-nums;
  }
  [role="progressbar"] {
    width: 4.5rem;
    font-size: var(--text-lead);
  }
`;
