import * as Primitive from "@radix-ui/react-dropdown-menu";
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
} from "react";
import { keyframes, styled } from "styled-components";
import { keepOpenOnToastPress } from "./panel.styles.ts";

const unfold = keyframes`from { opacity: 0; scale: 0.97; }`;

const Content = styled(Primitive.Content)`
  z-index: var(--layer-popover);
  min-width: 13rem;
  max-width: calc(100vw - 2 * var(--space-3));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: var(--space-2);
  background: var(--popover);
  border: 1px solid var(--border);
  border-radius: var(--radius-medium);
  box-shadow: var(--shadow-high);
  transform-origin: var(--radix-dropdown-menu-content-transform-origin);
  animation: ${unfold} var(--duration-quick) var(--ease-out);
  &:focus {
    outline: none;
  }
`;
const Item = styled(Primitive.Item)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  line-height: 1.3;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  svg {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    stroke-width: 1.75;
    color: var(--muted);
  }
  &[data-danger="true"],
  &[data-danger="true"] svg {
    color: var(--danger);
  }
  /* The entry that Enter would choose; pointer and keyboard share it. */
  &[data-highlighted] {
    background: var(--sunken);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-danger="true"][data-highlighted] {
    background: var(--danger-ground);
  }
  &[data-disabled] {
    color: var(--muted);
    cursor: default;
    font-style: italic;
  }
`;

/** The chosen action runs when the focus is on the button again, so that a dialog returns it there. */
const AfterClose = createContext((chosen: () => void) => chosen());

/** Where one kind of entries ends and another begins. */
export const MenuSeparator = styled(Primitive.Separator)`
  height: 1px;
  margin: var(--space-2) var(--space-3);
  background: var(--border);
`;

/** One thing to do. */
export function MenuItem(
  { icon, danger, disabled = false, onSelect, children }: {
    /** Decoration before the words. */
    icon?: ReactNode;
    /** For what cannot be undone; ask once more by an AlertDialog. */
    danger?: boolean;
    disabled?: boolean;
    onSelect: () => void;
    children: string;
  },
) {
  const afterClose = useContext(AfterClose);
  return (
    <Item data-danger={danger} disabled={disabled} onSelect={() => afterClose(onSelect)}>
      {icon}
      {children}
    </Item>
  );
}

/**
 * Further actions on one thing, behind a button. Arrows, Home, End and first letters move;
 * Enter and Space choose; Escape closes and the focus returns to the button.
 */
export function Menu(
  { trigger, children }: {
    /** The button that opens it; its name is the menu's. */
    trigger: ReactElement;
    /** MenuItem and MenuSeparator. */
    children: ReactNode;
  },
) {
  const chosen = useRef<() => void>(undefined);
  const afterClose = useCallback((next: () => void) => {
    chosen.current = next;
  }, []);
  const closed = () => {
    const run = chosen.current;
    chosen.current = undefined;
    // After the primitive's own handler, which brings the focus back.
    if (run) queueMicrotask(run);
  };
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={closed}
          onInteractOutside={keepOpenOnToastPress}
        >
          <AfterClose value={afterClose}>{children}</AfterClose>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
