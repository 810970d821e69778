import { styled } from "styled-components";

/** A band across the whole screen; what is in it keeps to the column. */
export const Band = styled.section`
  padding: clamp(3rem, 2rem + 5vw, 5.5rem) var(--space-4);
  scroll-margin-top: 3.5rem;
  &[data-tone="sunken"] {
    background: var(--sunken);
  }
  &:focus {
    outline: none;
  }
`;
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  max-width: 66rem;
  margin: 0 auto;
`;
export const Heading = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  max-width: 36rem;
  h2 {
    font-size: clamp(1.6rem, 1.3rem + 1.5vw, 2.2rem);
  }
  p {
    color: var(--muted);
    font-size: var(--text-lead);
  }
`;
/** As many columns as fit, each with an icon above or beside its words. */
export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-6) var(--space-5);
  padding: 0;
  list-style: none;
  &[data-wide] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  }
  li {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
  }
  h3 {
    font-size: var(--text-title);
  }
`;
export const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  margin-bottom: var(--space-2);
  border-radius: 50%;
  background: var(--selected);
  color: var(--primary-dark);
`;
