import { styled } from "styled-components";

/** Answers in two columns where there is room: what is said, and what to do about it. */
export const AnswerColumns = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  > * {
    min-width: 0;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 6fr 5fr;
  }
`;

/** Things of an answer below each other, parted by hairlines. */
export const Items = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding-block: var(--space-4);
  border-top: 1px solid var(--border);
  overflow-wrap: anywhere;
  text-wrap: pretty;
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

/** What has a name, bears it in the serif. */
export const ItemTitle = styled.h3`
  font: var(--weight-strong) var(--text-lead) / var(--leading-heading) var(--serif);
`;
