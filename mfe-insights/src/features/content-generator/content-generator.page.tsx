import type { Member } from "@reclaim/contracts-members/members";
import { Card, Page, PageHeader, Stack } from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { SignedOutState } from "../../shared/signed-out-state.tsx";
import { copy } from "./content-generator.copy.ts";
import { Emails, useEmails } from "./emails.tsx";
import { ModuleContent, useModuleContent } from "./module-content.tsx";
import { Pseudonyms, usePseudonyms } from "./pseudonyms.tsx";

export default function ContentGenerator() {
  useTitle(copy.title);
  const { session: { member } } = useHost();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {member ? <Generators member={member} /> : <SignedOutState words={copy.signedOut} />}
      <Card data-tone="sunken">
        <p>
          {copy.wellness} <Link to="/ai-recommendations">{copy.wellnessLink}</Link>
        </p>
      </Card>
    </Page>
  );
}

/** What runs is held here: a tab that is not shown is not rendered. */
function Generators({ member }: { member: Member }) {
  const modules = useModuleContent(member);
  const emails = useEmails(member);
  const pseudonyms = usePseudonyms(member);
  return (
    <Tabs defaultValue="modules">
      <Stack $gap={5}>
        <TabList aria-label={copy.title}>
          <Tab value="modules">{copy.modules.title}</Tab>
          <Tab value="emails">{copy.emails.title}</Tab>
          <Tab value="pseudonyms">{copy.pseudonyms.title}</Tab>
        </TabList>
        <TabPanel value="modules">
          <ModuleContent member={member} {...modules} />
        </TabPanel>
        <TabPanel value="emails">
          <Emails member={member} {...emails} />
        </TabPanel>
        <TabPanel value="pseudonyms">
          <Pseudonyms member={member} {...pseudonyms} />
        </TabPanel>
      </Stack>
    </Tabs>
  );
}
