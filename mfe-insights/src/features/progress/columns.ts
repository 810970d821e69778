import { styled } from "styled-components";

/** Cards of a row are of one height; one that stands alone takes all of it. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
