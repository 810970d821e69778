import type { Badge } from "@reclaim/contracts/members";
import {
  Card,
  EmptyState,
  Lead,
  LinkButton,
  Muted,
  Page,
  PageTitle,
  ProgressBar,
  Row,
} from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { BadgeList, BadgeTile } from "../../shared/badge-tile.tsx";
import { sortBadges } from "../../shared/badges.model.ts";
import { SignInFirst } from "../../shared/sign-in-first.tsx";
import { copy } from "./achievements.copy.ts";

const Head = styled(Row)`
  justify-content: space-between;
  align-items: baseline;
`;
const Figure = styled.p`
  font: 600 2.75rem/1 var(--serif);
  color: var(--primary-dark);
`;
const Panel = styled(TabPanel)`
  padding-top: var(--space-4);
`;

export default function Achievements() {
  useTitle(copy.title);
  const { session: { member } } = useHost();
  return (
    <Page>
      <div>
        <PageTitle>{copy.title}</PageTitle>
        {member && <Lead>{copy.lead}</Lead>}
      </div>
      {member ? <Earnings badges={member.badges} /> : <SignInFirst words={copy.signedOut} />}
    </Page>
  );
}

function Earnings({ badges }: { badges: Badge[] }) {
  const { earned, locked, percent } = sortBadges(badges);
  return (
    <>
      <Card data-tone="accent">
        <Head>
          <Figure>{copy.percent(percent)}</Figure>
          <Muted>{copy.count(earned.length, badges.length)}</Muted>
        </Head>
        <ProgressBar label={copy.bar} value={percent} />
        <div>
          <LinkButton as={Link} to="/journey">{copy.journey}</LinkButton>
        </div>
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
  return (
    <BadgeList>
      {badges.map((badge) => <BadgeTile key={badge.id} badge={badge} />)}
    </BadgeList>
  );
}
