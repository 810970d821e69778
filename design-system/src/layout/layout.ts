import { styled } from "styled-components";

/** Things below each other. `$gap` is a step of the spacing scale, 1 to 7. */
export const Stack = styled.div<{ $gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ $gap = 4 }) => `var(--space-${$gap})`};
`;

/** Things beside each other; they wrap on small screens. */
export const Row = styled.div<{ $gap?: 1 | 2 | 3 | 4 | 5 | 6 }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => `var(--space-${$gap})`};
`;

/** Equal cells, as many beside each other as fit; a cell is at least `$min` wide. */
export const Grid = styled.div<{ $min?: string }>`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = "15rem" }) => $min}), 1fr));
`;

/** The column of a page; `$wide` for pages that compare things beside each other. */
export const Page = styled.div<{ $wide?: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? "var(--column-wide)" : "var(--column)")};
  margin: 0 auto;
  padding: clamp(var(--space-5), 1rem + 2.5vw, var(--space-7)) var(--space-4) var(--space-7);
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
`;

/** For screen readers only. */
export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
