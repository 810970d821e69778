import { Button, Row } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { styled } from "styled-components";
import { useAskAgain } from "../session/use-ask-again.ts";

const Notice = styled(Row)`
  justify-content: center;
  padding: var(--space-3) var(--space-4);
  background: var(--sunken);
  border-bottom: 1px solid var(--border);
`;

/** Why there is no member: the session has ended or was never here, or nobody can tell now. */
export function NoMemberNotice({ offline }: { offline: boolean }) {
  const { session } = useHost();
  const { asking, askAgain } = useAskAgain();
  if (session.unreachable) {
    return (
      <Notice role="status">
        <span>
          {offline
            ? "You are offline. What you write stays on this device until you are back."
            : "Your own pages do not answer at the moment. Nothing is lost."}
        </span>
        <Button data-variant="quiet" aria-disabled={asking} onClick={askAgain}>Try again</Button>
      </Notice>
    );
  }
  return (
    <Notice role="status">
      <span>You are signed out. What you typed stays on this device.</span>
      <Button data-variant="quiet" onClick={session.leave}>Sign in</Button>
    </Notice>
  );
}
