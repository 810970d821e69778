import { styled } from "styled-components";

export const Screen = styled.main`
  min-height: 100dvh;
  display: grid;
  place-items: center;
  padding: var(--space-4);
`;
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  width: min(36rem, 100%);
  padding: var(--space-5) 0;
  /* A plain button alone in its row stands on the column's edge. */
  > div > [data-variant="plain"]:only-child {
    margin-left: calc(-1 * var(--space-3));
  }
  ul {
    display: grid;
    gap: var(--space-3);
    padding: 0;
    list-style: none;
  }
  li {
    padding-left: var(--space-5);
    position: relative;
  }
  li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0.55em;
    width: 0.75rem;
    height: 0.4rem;
    border-left: 2px solid var(--primary);
    border-bottom: 2px solid var(--primary);
    transform: rotate(-45deg) translateY(-0.2rem);
  }
`;
export const Steps = styled.div`
  display: grid;
  grid-auto-flow: column;
  gap: var(--space-2);
  i {
    height: 0.35rem;
    border-radius: 999px;
    background: var(--border);
  }
  i[data-done] {
    background: var(--primary);
  }
`;
export const Choices = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  border: 0;
  padding: 0;
  margin: 0;
  legend {
    padding: 0;
    margin-bottom: var(--space-3);
    font-weight: 600;
  }
`;
export const Check = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--edge);
  border-radius: var(--radius-medium);
  background: var(--surface);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--primary-dark);
    background: color-mix(in srgb, var(--primary) 10%, var(--surface));
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--primary-dark);
  }
`;
