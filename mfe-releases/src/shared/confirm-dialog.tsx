import { Button } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { Dialog } from "@reclaim/design-system/dialog";
import { getErrorMessage } from "@reclaim/host-api";
import type { FormEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { copy } from "./shared.copy.ts";

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: var(--space-3);
  margin-top: var(--space-2);
  > * {
    flex: 1 1 auto;
  }
  @media (min-width: 40rem) {
    > * {
      flex: none;
    }
  }
`;

/**
 * Says what will happen to members before it does, with the choices that belong to it. It stays
 * while the call runs; what the service refuses it shows in the service's words.
 */
export function ConfirmDialog(
  { title, children, confirm, working, pending, error, onConfirm, onClose }: {
    title: string;
    children: ReactNode;
    /** Label of the action: "Activate". */
    confirm: string;
    /** The same while it happens: "Activating …". */
    working: string;
    pending: boolean;
    error: unknown;
    onConfirm: () => void;
    onClose: () => void;
  },
) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onConfirm();
  };
  return (
    <Dialog open onOpenChange={(open) => open || pending || onClose()} title={title}>
      <Form noValidate onSubmit={submit}>
        {children}
        {error !== null && !pending && (
          <Banner tone="danger" title={copy.notDone}>
            {getErrorMessage(error, copy.unreachable)}
          </Banner>
        )}
        <Ways>
          <Button
            data-variant="quiet"
            aria-disabled={pending}
            onClick={() => pending || onClose()}
          >
            {copy.cancel}
          </Button>
          <Button type="submit" aria-disabled={pending}>{pending ? working : confirm}</Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
