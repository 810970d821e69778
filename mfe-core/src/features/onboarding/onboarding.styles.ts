import { styled } from "styled-components";

export const Screen = styled.main`
  min-height: 100dvh;
  display: grid;
  align-items: start;
  justify-items: center;
  padding: var(--space-4);
  @media (min-width: 40rem) {
    place-items: center;
    padding: var(--space-7) var(--space-4);
  }
`;
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  width: min(36rem, 100%);
  padding-block: var(--space-5);
  @media (min-width: 40rem) {
    padding: var(--space-7);
    border: 1px solid var(--border);
    border-radius: var(--radius-large);
    background: var(--surface);
    box-shadow: var(--shadow-low);
  }
  /* A plain button alone in its row stands on the column's edge. */
  > div > [data-variant="plain"]:only-child {
    margin-left: calc(-1 * var(--space-3));
  }
`;
export const Benefits = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: flex-start;
    gap: var(--space-3);
  }
  svg {
    flex: none;
    margin-top: 0.1em;
    color: var(--primary-dark);
  }
`;
export const Steps = styled.div`
  display: grid;
  grid-auto-flow: column;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
  i {
    height: var(--space-1);
    border-radius: var(--radius-round);
    background: var(--border);
  }
  i[data-done] {
    background: var(--primary);
  }
`;
/** Keeps a place for fields that are still on their way. */
export const FieldsPlaceholder = styled.div`
  &:empty {
    min-height: 20rem;
    border-radius: var(--radius-medium);
    background: var(--sunken);
  }
`;
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4);
`;
export const FormError = styled.p`
  padding: var(--space-3) var(--space-4);
  border-left: 3px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-ground);
`;
export const SignInInstead = styled.div`
  padding-top: var(--space-3);
  border-top: 1px solid var(--border);
`;
