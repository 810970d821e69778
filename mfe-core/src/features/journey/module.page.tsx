import { EmptyState, LinkButton, Page, PageTitle } from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { Signpost } from "lucide-react";

/** What the specification shows for a module without content (core §2); none has content yet. */
export default function Module() {
  useTitle("Module Not Found");
  return (
    <Page>
      <PageTitle>Module Not Found</PageTitle>
      <EmptyState
        icon={<Signpost />}
        action={<LinkButton as={Link} to="/journey">Return to Journey</LinkButton>}
      >
        <p>This module is not available yet.</p>
      </EmptyState>
    </Page>
  );
}
