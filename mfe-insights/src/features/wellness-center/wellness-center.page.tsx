import { Card, Page, PageHeader } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { SignInFirst } from "../../shared/sign-in-first.tsx";
import { JournalPrompts } from "./journal-prompts.tsx";
import { copy } from "./wellness-center.copy.ts";

export default function WellnessCenter() {
  useTitle(copy.title);
  const { session: { member }, Slot } = useHost();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {member
        ? (
          <>
            <JournalPrompts member={member} />
            <Slot name="feedback.widget" featureId="ai-journal-prompts" compact />
          </>
        )
        : <SignInFirst words={copy.signedOut} />}
      <Card data-tone="sunken">
        <p>{copy.soon}</p>
        <p>
          {copy.content} <Link to="/ai-powered-content">{copy.contentLink}</Link>
        </p>
      </Card>
      {member && <Slot name="feedback.widget" featureId="ai-wellness-center" />}
    </Page>
  );
}
