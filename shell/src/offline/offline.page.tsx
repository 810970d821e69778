import { Button, EmptyState, LinkButton, Page, PageTitle, Row } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { CloudOff } from "lucide-react";
import { GET_HELP } from "../frame/get-help.tsx";
import { useRefreshSession } from "../session/use-refresh-session.ts";

/** In the place of a page that needs the network. It gives way by itself when that is back. */
export function OfflinePage() {
  useTitle("You are offline");
  const { session } = useHost();
  const { isRefreshing, refreshSession } = useRefreshSession();
  return (
    <Page>
      <PageTitle>You are offline</PageTitle>
      <EmptyState
        icon={<CloudOff aria-hidden />}
        action={
          <Row>
            {/* In the frame its notice asks. */}
            {!session.onboarded && (
              <Button data-variant="quiet" aria-disabled={isRefreshing} onClick={refreshSession}>
                Try again
              </Button>
            )}
            <LinkButton as={Link} to={GET_HELP.to} data-variant="plain">
              {GET_HELP.label}
            </LinkButton>
          </Row>
        }
      >
        <p>This page needs the network. It opens by itself when you are back online.</p>
      </EmptyState>
    </Page>
  );
}
