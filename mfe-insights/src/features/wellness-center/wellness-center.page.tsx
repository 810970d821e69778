import { Card, Page, PageHeader, SectionTitle, Stack } from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
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
          <Tabs defaultValue="prompts">
            <Stack>
              <TabList aria-label={copy.title}>
                <Tab value="recommendations">{copy.recommendations.title}</Tab>
                <Tab value="prompts">{copy.prompts.title}</Tab>
                <Tab value="moods">{copy.moods.title}</Tab>
              </TabList>
              <TabPanel value="recommendations">
                <Stack>
                  <Coming {...copy.recommendations} />
                  <Slot name="feedback.widget" featureId="ai-recommendations" compact />
                </Stack>
              </TabPanel>
              <TabPanel value="prompts">
                <Stack>
                  <JournalPrompts member={member} />
                  <Slot name="feedback.widget" featureId="ai-journal-prompts" compact />
                </Stack>
              </TabPanel>
              <TabPanel value="moods">
                <Stack>
                  <Coming title={copy.moods.title} words={copy.moods.words(member.recentMoods)} />
                  <Slot name="feedback.widget" featureId="ai-mood-analysis" compact />
                </Stack>
              </TabPanel>
            </Stack>
          </Tabs>
        )
        : <SignInFirst words={copy.signedOut} />}
      <Card data-tone="sunken">
        <p>
          {copy.content} <Link to="/ai-powered-content">{copy.contentLink}</Link>
        </p>
      </Card>
      {member && <Slot name="feedback.widget" featureId="ai-wellness-center" />}
    </Page>
  );
}

/** What the page will offer, without a word that nobody worked out. */
function Coming({ title, words }: { title: string; words: string }) {
  return (
    <Card data-tone="accent">
      <SectionTitle>{title}</SectionTitle>
      <p>{words}</p>
    </Card>
  );
}
