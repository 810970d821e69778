import { TOTAL_MODULES } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import {
  Card,
  LinkButton,
  Muted,
  Page,
  PageHeader,
  ProgressBar,
  Row,
  SectionTitle,
  Stack,
} from "@reclaim/design-system";
import { ProgressRing } from "@reclaim/design-system/progress-ring";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { ArrowLeft } from "lucide-react";
import { styled } from "styled-components";
import { BadgeMarks } from "../../shared/badges.tsx";
import { useInvalidateProgress } from "../../shared/progress-cache.client.ts";
import { ShareButton } from "../../shared/share-button.tsx";
import { SignedOutState } from "../../shared/signed-out-state.tsx";
import { Columns } from "./columns.ts";
import { DaysCard } from "./days-card.tsx";
import { LateHistory } from "./late-history.tsx";
import { MoodAnalysisCard } from "./mood-analysis-card.tsx";
import { PillarCards } from "./pillar-cards.tsx";
import { copy } from "./progress.copy.ts";
import { journalPercent, overallPercent } from "./progress.model.ts";

const Back = styled(LinkButton)`
  align-self: flex-start;
  margin-inline-start: calc(-1 * var(--space-3));
  margin-bottom: calc(-1 * var(--space-4));
`;
const Journal = styled(Card)`
  justify-content: center;
`;
const SpreadRow = styled(Row)`
  justify-content: space-between;
  align-items: baseline;
`;
/** Apart from what stands before it by more than its own parts are from each other. */
const Section = styled(Stack).attrs({ as: "section" })`
  margin-top: var(--space-4);
`;
/** Its words, not its ground, stand on the edge. */
const AllLink = styled(LinkButton)`
  margin-inline-end: calc(-1 * var(--space-3));
`;
const Overall = styled(Row)`
  flex-wrap: nowrap;
`;

export default function Progress() {
  useTitle(copy.title);
  const { session: { member } } = useHost();
  return (
    <Page $wide>
      <Back as={Link} data-variant="plain" to="/">
        <ArrowLeft size={20} aria-hidden />
        {copy.back}
      </Back>
      <div data-tour="progress-header">
        <PageHeader
          title={copy.title}
          lead={member && copy.lead}
          actions={member && <ShareButton member={member} />}
        />
      </div>
      {member ? <MemberProgress member={member} /> : <SignedOutState words={copy.signedOut} />}
    </Page>
  );
}

function MemberProgress({ member }: { member: Member }) {
  useInvalidateProgress(member.id);
  const { completedModules, journalEntries } = member;
  const overall = overallPercent(completedModules);
  return (
    <>
      <Stack>
        <Columns>
          <DaysCard member={member} />
          <MoodAnalysisCard member={member} />
        </Columns>
        <LateHistory member={member} />
        <Columns>
          <Card>
            <Overall $gap={5}>
              <ProgressRing label={copy.overall.title} value={overall} />
              <div>
                <SectionTitle>{copy.overall.title}</SectionTitle>
                <Muted>{copy.overall.modules(completedModules, TOTAL_MODULES)}</Muted>
              </div>
            </Overall>
          </Card>
          <Journal>
            <SpreadRow>
              <SectionTitle>{copy.journal.title}</SectionTitle>
              <Muted>{copy.journal.entries(journalEntries)}</Muted>
            </SpreadRow>
            <ProgressBar
              label={copy.journal.title}
              value={journalPercent(journalEntries)}
              valueText={copy.journal.entries(journalEntries)}
            />
          </Journal>
        </Columns>
      </Stack>
      <Section>
        <SectionTitle>{copy.pillars.title}</SectionTitle>
        <PillarCards progress={member.progress} />
      </Section>
      <Section data-tour="achievements">
        <SpreadRow>
          <SectionTitle>{copy.badges.title}</SectionTitle>
          <AllLink as={Link} data-variant="plain" to="/achievements">{copy.badges.all}</AllLink>
        </SpreadRow>
        <BadgeMarks badges={member.badges} />
      </Section>
    </>
  );
}
