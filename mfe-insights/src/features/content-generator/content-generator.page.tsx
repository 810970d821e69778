import { Card, Page, PageHeader } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { SignInFirst } from "../../shared/sign-in-first.tsx";
import { copy } from "./content-generator.copy.ts";
import { Pseudonyms } from "./pseudonyms.tsx";

export default function ContentGenerator() {
  useTitle(copy.title);
  const { session: { member } } = useHost();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {member ? <Pseudonyms memberId={member.id} /> : <SignInFirst words={copy.signedOut} />}
      <Card data-tone="sunken">
        <p>{copy.soon}</p>
        <p>
          {copy.wellness} <Link to="/ai-recommendations">{copy.wellnessLink}</Link>
        </p>
      </Card>
    </Page>
  );
}
