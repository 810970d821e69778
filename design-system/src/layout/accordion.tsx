import * as Primitive from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

/**
 * Questions with their answers folded below them. `type="single" collapsible` leaves at most one
 * open, `type="multiple"` as many as one likes. Arrows, Home and End move between the questions.
 */
export const Accordion = styled(Primitive.Root)`
  border-top: 1px solid var(--border);
`;

const Item = styled(Primitive.Item)`
  border-bottom: 1px solid var(--border);
`;
const Header = styled(Primitive.Header)`
  font: inherit;
  letter-spacing: 0;
`;
const Trigger = styled(Primitive.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  width: 100%;
  min-height: var(--space-7);
  padding: var(--space-3) var(--space-1);
  border: 0;
  background: none;
  font-weight: var(--weight-strong);
  line-height: 1.35;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  svg {
    flex: none;
    color: var(--muted);
    transition: rotate var(--duration-calm) var(--ease-out);
  }
  &:hover {
    color: var(--primary-dark);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-state="open"] svg {
    rotate: 180deg;
  }
`;
const unfold = keyframes`from { height: 0; }`;
const fold = keyframes`to { height: 0; }`;
const Content = styled(Primitive.Content)`
  overflow: hidden;
  height: var(--radix-accordion-content-height);
  animation: ${unfold} var(--duration-calm) var(--ease-out);
  &[data-state="closed"] {
    animation: ${fold} var(--duration-calm) var(--ease-out);
  }
`;
const Answer = styled.div`
  padding: var(--space-1) var(--space-1) var(--space-5);
  max-width: 40rem;
  overflow-wrap: anywhere;
`;

/** One question and its answer. */
export function AccordionItem(
  { value, title, children }: {
    /** Its name among the others. */
    value: string;
    title: string;
    children: ReactNode;
  },
) {
  return (
    <Item value={value}>
      <Header>
        <Trigger>
          {title}
          <ChevronDown size={20} aria-hidden />
        </Trigger>
      </Header>
      <Content>
        <Answer>{children}</Answer>
      </Content>
    </Item>
  );
}
