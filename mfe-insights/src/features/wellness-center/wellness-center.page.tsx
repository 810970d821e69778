import type { Member } from "@reclaim/contracts-members/members";
import { Card, Page, PageHeader, Skeleton, Stack } from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { lateComponent, useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { SignedOutState } from "../../shared/signed-out-state.tsx";
import { copy as coachCopy } from "./coach/coach.copy.ts";
import { useCoach } from "./coach/use-coach.ts";
import { JournalPrompts, useJournalPrompts } from "./journal-prompts.tsx";
import { MoodAnalysis, useMoodAnalyses } from "./mood-analysis.tsx";
import { Recommendations, useRecommendations } from "./recommendations.tsx";
import { copy } from "./wellness-center.copy.ts";

const Coach = lateComponent(() => import("./coach/coach.tsx"), {
  Waiting: () => <Skeleton $height="16rem" />,
});

export default function WellnessCenter() {
  useTitle(copy.title);
  const { session: { member }, Slot } = useHost();
  return (
    <Page $wide>
      <PageHeader title={copy.title} lead={copy.lead} />
      {member ? <Helpers member={member} /> : <SignedOutState words={copy.signedOut} />}
      <Card data-tone="sunken">
        <p>
          {copy.content} <Link to="/ai-powered-content">{copy.contentLink}</Link>
        </p>
      </Card>
      {member && <Slot name="feedback.widget" featureId="ai-wellness-center" />}
    </Page>
  );
}

/** What runs is held here: a tab that is not shown is not rendered. */
function Helpers({ member }: { member: Member }) {
  const { Slot } = useHost();
  const recommendations = useRecommendations(member);
  const prompts = useJournalPrompts(member);
  const analyses = useMoodAnalyses(member);
  const coach = useCoach(member);
  return (
    <Tabs defaultValue="recommendations">
      <Stack $gap={5}>
        <TabList aria-label={copy.title}>
          <Tab value="recommendations">{copy.recommendations.title}</Tab>
          <Tab value="prompts">{copy.prompts.title}</Tab>
          <Tab value="moods">{copy.moods.title}</Tab>
          <Tab value="coach">{coachCopy.tab}</Tab>
        </TabList>
        <TabPanel value="recommendations">
          <Stack $gap={5}>
            <Recommendations member={member} {...recommendations} />
            <Slot name="feedback.widget" featureId="ai-recommendations" compact />
          </Stack>
        </TabPanel>
        <TabPanel value="prompts">
          <Stack $gap={5}>
            <JournalPrompts member={member} {...prompts} />
            <Slot name="feedback.widget" featureId="ai-journal-prompts" compact />
          </Stack>
        </TabPanel>
        <TabPanel value="moods">
          <Stack $gap={5}>
            <MoodAnalysis member={member} {...analyses} />
            <Slot name="feedback.widget" featureId="ai-mood-analysis" compact />
          </Stack>
        </TabPanel>
        <TabPanel value="coach">
          <Coach member={member} coach={coach} />
        </TabPanel>
      </Stack>
    </Tabs>
  );
}
