import { Card, LinkButton, Muted, Page, PageHeader, SectionTitle } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { copy } from "./greeting.copy.ts";
import { LastDays } from "./last-days.tsx";

/** Welcomes the member, tells the streak and lists the last days. */
export default function FirstPage() {
  useTitle(copy.title);
  const { member } = useHost().session;
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Card>
        <SectionTitle>{copy.welcome(member?.name ?? null)}</SectionTitle>
        {member && <Muted>{copy.streak(member.streak)}</Muted>}
        <div>
          <LinkButton as={Link} data-variant="quiet" to="/">{copy.home}</LinkButton>
        </div>
      </Card>
      {member && <LastDays memberId={member.id} />}
    </Page>
  );
}
