import { Button, Row } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { styled } from "styled-components";

const Notice = styled(Row)`
  justify-content: center;
  padding: var(--space-3) var(--space-4);
  background: var(--sunken);
  border-bottom: 1px solid var(--border);
`;

/** The session has ended, or was never here. Signing in again loses nothing that was typed. */
export function SignedOutNotice() {
  const { session } = useHost();
  return (
    <Notice role="status">
      <span>You are signed out. What you typed stays on this device.</span>
      <Button data-variant="quiet" onClick={session.leave}>Sign in</Button>
    </Notice>
  );
}
