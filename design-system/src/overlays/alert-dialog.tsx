import * as Primitive from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../actions/button.ts";
import { useFocusRestore } from "./focus-restore.ts";
import { panel, scrim, SHEET_END_PADDING } from "./panel.styles.ts";

const Overlay = styled(Primitive.Overlay)`
  ${scrim}
`;
const Content = styled(Primitive.Content)`
  ${panel} gap: var(--space-3);
  overflow-y: auto;
  padding: var(--space-5) var(--space-5) ${SHEET_END_PADDING};
  @media (min-width: 40rem) {
    max-width: 28rem;
  }
`;
const Title = styled(Primitive.Title)`
  font-size: var(--text-title);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: var(--space-3);
  margin-top: var(--space-3);
  > * {
    flex: 1 1 auto;
  }
`;

/**
 * Asks before something that cannot be undone. The focus starts on the way out; a press beside it
 * does nothing. It stays open while the call runs: close it by `open` when it is over.
 */
export function AlertDialog(
  {
    open,
    onOpenChange,
    title,
    children,
    confirm,
    working,
    cancel = "Cancel",
    onConfirm,
  }: {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** The question: “Delete this entry?” */
    title: string;
    /** Consequences of the action. */
    children: ReactNode;
    /** The action in words: “Delete entry”. */
    confirm: string;
    /** Label of the button meanwhile: “Deleting …”. Until it is over nothing closes. */
    working?: string | undefined;
    /** The way out. */
    cancel?: string;
    onConfirm: () => void;
  },
) {
  const focusReturn = useFocusRestore();
  const busy = working !== undefined;
  return (
    <Primitive.Root open={open} onOpenChange={(next) => busy || onOpenChange(next)}>
      <Primitive.Portal>
        <Overlay />
        <Content {...focusReturn} data-panel>
          <Title>{title}</Title>
          <Primitive.Description asChild>
            <div>{children}</div>
          </Primitive.Description>
          <Ways>
            <Primitive.Cancel asChild>
              <Button data-variant="quiet" aria-disabled={busy}>{cancel}</Button>
            </Primitive.Cancel>
            <Button
              data-variant="danger"
              aria-disabled={busy}
              onClick={() => busy || onConfirm()}
            >
              {working ?? confirm}
            </Button>
          </Ways>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
