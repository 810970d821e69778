import type { Badge } from "@reclaim/contracts-members/badges";
import type { Member } from "@reclaim/contracts-members/members";
import {
  Card,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  Row,
  SectionTitle,
  Stack,
} from "@reclaim/design-system";
import { ProgressRing } from "@reclaim/design-system/progress-ring";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { BadgeTiles } from "../../shared/badges.tsx";
import { sortBadges } from "../../shared/badges.model.ts";
import { copy as shareCopy } from "../../shared/share.copy.ts";
import { ShareButton } from "../../shared/share-button.tsx";
import { SignedOutState } from "../../shared/signed-out-state.tsx";
import { copy } from "./achievements.copy.ts";

const Panel = styled(TabPanel)`
  padding-top: var(--space-4);
`;

export default function Achievements() {
  useTitle(copy.title);
  const { session: { member } } = useHost();
  return (
    <Page>
      <PageHeader title={copy.title} lead={member && copy.lead} />
      {member ? <BadgeOverview member={member} /> : <SignedOutState words={copy.signedOut} />}
    </Page>
  );
}

function BadgeOverview({ member }: { member: Member }) {
  const { badges } = member;
  const { earned, locked, percent } = sortBadges(badges);
  return (
    <>
      <Card data-tone="accent">
        <Row $gap={5}>
          <ProgressRing label={copy.bar} value={percent} size="large" />
          <Stack $gap={3}>
            <SectionTitle>{copy.count(earned.length, badges.length)}</SectionTitle>
            <Row>
              <LinkButton as={Link} to="/journey">{copy.journey}</LinkButton>
              <ShareButton member={member} label={shareCopy.achievements} />
            </Row>
          </Stack>
        </Row>
      </Card>
      <Tabs defaultValue="earned">
        <TabList aria-label={copy.title}>
          <Tab value="earned">{copy.earned(earned.length)}</Tab>
          <Tab value="locked">{copy.locked(locked.length)}</Tab>
        </TabList>
        <Panel value="earned">
          <Tiles badges={earned} none={copy.noneEarned} />
        </Panel>
        <Panel value="locked">
          <Tiles badges={locked} none={copy.noneLocked} />
        </Panel>
      </Tabs>
    </>
  );
}

function Tiles({ badges, none }: { badges: Badge[]; none: string }) {
  if (badges.length === 0) {
    return (
      <EmptyState>
        <p>{none}</p>
      </EmptyState>
    );
  }
  return <BadgeTiles badges={badges} />;
}
