import { LinkButton, Page, PageTitle } from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";

export function NotFound() {
  useTitle("404 Page Not Found");
  return (
    <Page>
      <PageTitle>404 Page Not Found</PageTitle>
      <p>There is nothing at this address. It may have moved, or the link has a slip in it.</p>
      <div>
        <LinkButton as={Link} to="/">Go to Home</LinkButton>
      </div>
    </Page>
  );
}
