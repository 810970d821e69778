import { TOTAL_MODULES } from "@reclaim/contracts/catalogue";
import type { Member } from "@reclaim/contracts/members";
import {
  Card,
  Lead,
  LinkButton,
  Muted,
  Page,
  PageTitle,
  ProgressBar,
  Row,
  SectionTitle,
  Stack,
} from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { BadgeList, BadgeMark } from "../../shared/badge-tile.tsx";
import { SignInFirst } from "../../shared/sign-in-first.tsx";
import { DaysCard } from "./days-card.tsx";
import { MoodSentence } from "./mood-sentence.tsx";
import { PillarCards } from "./pillar-cards.tsx";
import { copy } from "./progress.copy.ts";
import { journalPercent, overallPercent } from "./progress.model.ts";

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
const Figure = styled.p`
  font: 600 2.75rem/1 var(--serif);
  color: var(--primary-dark);
`;
const Between = styled(Row)`
  justify-content: space-between;
`;

export default function Progress() {
  useTitle(copy.title);
  const { session: { member } } = useHost();
  return (
    <Page $wide>
      <div>
        <PageTitle>{copy.title}</PageTitle>
        {member && <Lead>{copy.lead}</Lead>}
      </div>
      {member ? <MemberProgress member={member} /> : <SignInFirst words={copy.signedOut} />}
    </Page>
  );
}

function MemberProgress({ member }: { member: Member }) {
  const { completedModules, journalEntries } = member;
  const overall = overallPercent(completedModules);
  return (
    <>
      <Columns>
        <DaysCard member={member} />
        <Stack>
          <Card>
            <SectionTitle>{copy.overall.title}</SectionTitle>
            <Figure>{Math.round(overall)}%</Figure>
            <ProgressBar label={copy.overall.title} value={overall} />
            <Muted>{copy.overall.modules(completedModules, TOTAL_MODULES)}</Muted>
          </Card>
          <MoodSentence memberId={member.id} />
          <Card>
            <Between>
              <SectionTitle>{copy.journal.title}</SectionTitle>
              <Muted>{copy.journal.entries(journalEntries)}</Muted>
            </Between>
            <ProgressBar label={copy.journal.title} value={journalPercent(journalEntries)} />
          </Card>
        </Stack>
      </Columns>
      <Stack as="section">
        <SectionTitle>{copy.pillars.title}</SectionTitle>
        <PillarCards progress={member.progress} />
      </Stack>
      <Stack as="section">
        <Between>
          <SectionTitle>{copy.badges.title}</SectionTitle>
          <LinkButton as={Link} data-variant="plain" to="/achievements">
            {copy.badges.all}
          </LinkButton>
        </Between>
        <BadgeList data-compact>
          {member.badges.map((badge) => <BadgeMark key={badge.id} badge={badge} />)}
        </BadgeList>
      </Stack>
    </>
  );
}
