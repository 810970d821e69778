import { EmptyState, Lead, LinkButton, Page, PageTitle } from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";

export default function Journal() {
  useTitle("Journal");
  return (
    <Page>
      <div>
        <PageTitle>Journal</PageTitle>
        <Lead>A page of your own, for what is worth a second thought.</Lead>
      </div>
      <EmptyState title="The journal opens soon.">
        <p>Until then, the notes of your daily check-in are kept for you.</p>
        <div>
          <LinkButton as={Link} to="/">Check in</LinkButton>
        </div>
      </EmptyState>
    </Page>
  );
}
