import { EmptyState, Lead, LinkButton, Page, PageTitle, Stack } from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { NotebookPen } from "lucide-react";

export default function Journal() {
  useTitle("Journal");
  return (
    <Page>
      <Stack $gap={2}>
        <PageTitle>Journal</PageTitle>
        <Lead>A page of your own, for what is worth a second thought.</Lead>
      </Stack>
      <EmptyState
        icon={<NotebookPen />}
        title="The journal opens soon."
        action={<LinkButton as={Link} to="/">Check in</LinkButton>}
      >
        <p>Until then, the notes of your daily check-in are kept for you.</p>
      </EmptyState>
    </Page>
  );
}
