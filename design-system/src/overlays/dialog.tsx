import * as Primitive from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Overlay = styled(Primitive.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: rgb(42 37 32 / 55%);
`;
const Content = styled(Primitive.Content)`
  position: fixed;
  z-index: 41;
  inset: auto 0 0 0;
  margin: auto;
  width: min(34rem, 100%);
  max-height: 92dvh;
  overflow: auto;
  padding: var(--space-5);
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  background: var(--surface);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  @media (min-width: 40rem) {
    inset: 0;
    height: fit-content;
    border-radius: var(--radius-large);
  }
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--space-3);
`;
const Title = styled(Primitive.Title)`
  font-size: 1.4rem;
`;
const Close = styled(Primitive.Close)`
  border: 0;
  background: none;
  min-width: var(--target);
  min-height: var(--target);
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
`;

/** A dialog with a title, an optional description, and a close button. Escape closes it. */
export function Dialog(
  { open, onOpenChange, title, description, children }: {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    title: string;
    description?: string;
    children: ReactNode;
  },
) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Overlay />
        <Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onInteractOutside={(event) => {
            // Dismissing a notice is not leaving the dialog, and what was typed in it.
            if ((event.target as Element).closest("[data-notice]")) event.preventDefault();
          }}
        >
          <Head>
            <div>
              <Title>{title}</Title>
              {description && <Primitive.Description>{description}</Primitive.Description>}
            </div>
            <Close aria-label="Close">×</Close>
          </Head>
          {children}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
