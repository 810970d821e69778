import * as Primitive from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";
import { keyframes, styled } from "styled-components";

const appear = keyframes`from { opacity: 0; }`;

const Content = styled(Primitive.Content)`
  z-index: var(--layer-popover);
  max-width: min(18rem, calc(100vw - 2 * var(--space-4)));
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--inverse);
  color: var(--on-inverse);
  font-size: var(--text-small);
  line-height: 1.4;
  box-shadow: var(--shadow-high);
  overflow-wrap: anywhere;
  animation: ${appear} var(--duration-quick) var(--ease-out);
  svg {
    fill: var(--inverse);
  }
`;

/**
 * A few more words on a control, when the pointer rests on it or the keyboard comes to it. Phones
 * do not show it: it may never be the only place of what it says. Escape hides it.
 */
export function Tooltip(
  { words, children }: {
    words: string;
    /** One button or link that takes a ref and has its own name. */
    children: ReactElement;
  },
) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Content sideOffset={6} collisionPadding={8}>
            {words}
            <Primitive.Arrow width={12} height={6} />
          </Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
