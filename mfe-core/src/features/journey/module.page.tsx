import { LinkButton, Page, PageTitle } from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";

/** What the specification shows for a module without content (core §2); none has content yet. */
export default function Module() {
  useTitle("Module Not Found");
  return (
    <Page>
      <PageTitle>Module Not Found</PageTitle>
      <p>This module is not available yet.</p>
      <div>
        <LinkButton as={Link} to="/journey">Return to Journey</LinkButton>
      </div>
    </Page>
  );
}
