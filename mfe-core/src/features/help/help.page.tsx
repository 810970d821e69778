import { Card, Page, PageHeader, SectionTitle, Stack } from "@reclaim/design-system";
import { Accordion, AccordionItem } from "@reclaim/design-system/accordion";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { CrisisLines } from "../../shared/crisis-lines.tsx";
import { copy } from "./help.copy.ts";
import { WriteToUs } from "./write-to-us.tsx";

/** Answers to common questions, crisis resources, and a message to the team. Open to everybody. */
export default function Help() {
  useTitle(copy.title);
  const { session: { member } } = useHost();
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ to: "/", label: copy.back }}
        linkAs={Link}
      />
      <Stack as="section" aria-label={copy.questions}>
        <SectionTitle>{copy.questions}</SectionTitle>
        <Accordion type="multiple">
          {copy.topics.map(({ title, words }) => (
            <AccordionItem key={title} value={title} title={title}>{words}</AccordionItem>
          ))}
        </Accordion>
      </Stack>
      {member ? <WriteToUs member={member} /> : (
        <Card data-tone="sunken">
          <SectionTitle>{copy.write.title}</SectionTitle>
          <p>{copy.write.signedOut}</p>
        </Card>
      )}
      <Stack as="section" aria-label={copy.crisis.title}>
        <SectionTitle>{copy.crisis.title}</SectionTitle>
        <p>{copy.crisis.words}</p>
        <CrisisLines level={3} />
      </Stack>
    </Page>
  );
}
