import { styled } from "styled-components";

/** A part of Home with its title. */
export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
`;
/** Two parts beside each other where there is room; the wide one is as wide as the check-in. */
export const Columns = styled.div<{ "data-wide"?: "first" | "second" }>`
  display: grid;
  gap: var(--space-7) var(--space-5);
  align-items: start;
  @media (min-width: 60rem) {
    &[data-wide="first"] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    }
    &[data-wide="second"] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
    }
  }
`;
export const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  > li + li {
    border-top: 1px solid var(--border);
  }
`;
/** The name of a thing in a list. */
export const ItemTitle = styled.h3`
  font-family: var(--sans);
  font-size: var(--text-body);
  font-weight: var(--weight-strong);
  letter-spacing: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
/** The place of a drawing. */
export const Thumbnail = styled.div`
  flex: none;
  width: 4.5rem;
  height: 4.5rem;
  overflow: hidden;
  border-radius: var(--radius-medium);
`;
