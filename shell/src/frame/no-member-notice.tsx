import { Button, Row } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { styled } from "styled-components";
import { useRefreshSession } from "../session/use-refresh-session.ts";

const Notice = styled(Row)`
  justify-content: center;
  padding: var(--space-3) var(--space-4);
  background: var(--sunken);
  border-bottom: 1px solid var(--border);
`;

/** The reason why there is no member: no session, or an unreachable server. */
export function NoMemberNotice({ offline }: { offline: boolean }) {
  const { session } = useHost();
  const { isRefreshing, refreshSession } = useRefreshSession();
  if (session.isUnreachable) {
    return (
      <Notice role="status">
        <span>
          {offline
            ? "You are offline. What you write stays on this device until you are back."
            : "Your own pages do not answer at the moment. Nothing is lost."}
        </span>
        <Button data-variant="quiet" aria-disabled={isRefreshing} onClick={refreshSession}>
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <Notice role="status">
      <span>You are signed out. What you typed stays on this device.</span>
      <Button data-variant="quiet" onClick={session.showSignIn}>Sign in</Button>
    </Notice>
  );
}
