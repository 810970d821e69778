import * as Primitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";
import { useFocusRestore } from "./focus-restore.ts";
import { keepOpenOnToastPress, panel, scrim, SHEET_END_PADDING } from "./panel.styles.ts";

const Overlay = styled(Primitive.Overlay)`
  ${scrim}
`;
const Content = styled(Primitive.Content)`
  ${panel} &[data-tall="true"] {
    height: min(92dvh, 100dvh - var(--reserved-top));
  }
  @media (min-width: 40rem) {
    max-width: 34rem;
    &[data-tall="true"] {
      height: min(46rem, 92dvh, 100dvh - var(--reserved-top));
    }
  }
`;
const Head = styled.div`
  flex: none;
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-5) var(--space-3);
`;
const Title = styled(Primitive.Title)`
  font-size: var(--text-title);
  /* The first line stands level with the close button. */
  padding-top: var(--space-2);
`;
const Description = styled(Primitive.Description)`
  margin-top: var(--space-2);
  color: var(--muted);
`;
const Close = styled.div`
  flex: none;
  margin-right: calc(-1 * var(--space-2));
`;
const Body = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  /* Room for the focus mark of what stands on the edge. */
  padding: var(--space-2) var(--space-5) ${SHEET_END_PADDING};
`;

/**
 * A dialog with a title, an optional description, and a close button. The focus goes in, stays in,
 * and returns to where it came from; Escape and a press beside it close it. Only its body scrolls.
 * `tall` keeps its height when what it shows changes, as with tabs.
 */
export function Dialog(
  { open, onOpenChange, title, description, tall, children }: {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    title: string;
    description?: string;
    tall?: boolean;
    children: ReactNode;
  },
) {
  const focusReturn = useFocusRestore();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Overlay />
        <Content
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focusReturn}
          data-panel
          data-tall={tall}
          onInteractOutside={keepOpenOnToastPress}
        >
          <Head>
            <div>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </div>
            <Close>
              <Primitive.Close asChild>
                <IconButton label="Close">
                  <X size={22} strokeWidth={1.75} aria-hidden />
                </IconButton>
              </Primitive.Close>
            </Close>
          </Head>
          <Body>{children}</Body>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
