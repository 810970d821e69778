import { Muted } from "@reclaim/design-system";
import { styled } from "styled-components";

/** The columns of the list, where there is room for them; the heads stand on them, too. */
const COLUMNS = "minmax(9rem, 1fr) minmax(13rem, 1.5fr) 4.75rem 4.75rem 4.75rem 4.75rem 9.5rem";
/** Where the list has columns. */
export const WIDE = "@container (min-width: 58rem)";

export const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--border);
  }
`;
export const Line = styled.div`
  display: grid;
  grid-template: "name ways" "live live" "figures figures" / minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  ${WIDE} {
    grid-template: "name live figures figures figures figures ways" / ${COLUMNS};
  }
`;
export const Name = styled.div`
  grid-area: name;
  min-width: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
  h2 {
    font: inherit;
    font-weight: var(--weight-strong);
    letter-spacing: 0;
  }
`;
export const LiveNow = styled.div`
  grid-area: live;
  min-width: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
  p:first-child svg {
    width: 0.85rem;
    height: 0.85rem;
    margin-inline-end: var(--space-1);
    vertical-align: -0.08rem;
    color: var(--success);
  }
`;
export const Figures = styled.dl`
  grid-area: figures;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
  font-size: var(--text-small);
  dt {
    color: var(--muted);
    font-size: var(--text-tiny);
  }
  dd {
    margin: 0;
  }
  ${WIDE} {
    gap: var(--space-4);
    text-align: end;
    dt {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
export const Ways = styled.div`
  grid-area: ways;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
`;
export const Fold = styled.span`
  svg {
    transition: rotate var(--duration-calm) var(--ease-out);
  }
  &[data-open="true"] svg {
    rotate: 180deg;
  }
`;
export const Heads = styled(Muted)`
  display: none;
  ${WIDE} {
    display: grid;
    grid-template-columns: ${COLUMNS};
    gap: var(--space-4);
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--edge);
    span:nth-child(n + 3) {
      text-align: end;
    }
  }
`;
