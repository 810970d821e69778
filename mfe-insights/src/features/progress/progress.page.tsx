import { TOTAL_MODULES } from "@reclaim/contracts/catalogue";
import type { Member } from "@reclaim/contracts/members";
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
import { styled } from "styled-components";
import { BadgeMarks } from "../../shared/badges.tsx";
import { SignInFirst } from "../../shared/sign-in-first.tsx";
import { DaysCard } from "./days-card.tsx";
import { MoodSentence } from "./mood-sentence.tsx";
import { PillarCards } from "./pillar-cards.tsx";
import { copy } from "./progress.copy.ts";
import { journalPercent, overallPercent } from "./progress.model.ts";
import { ShareButton } from "./share-button.tsx";

/** Cards of a row are of one height; one that stands alone takes all of it. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
const Journal = styled(Card)`
  justify-content: center;
`;
const Between = styled(Row)`
  justify-content: space-between;
  align-items: baseline;
`;
/** Apart from what stands before it by more than its own parts are from each other. */
const Section = styled(Stack).attrs({ as: "section" })`
  margin-top: var(--space-4);
`;
/** Its words, not its ground, stand on the edge. */
const All = styled(LinkButton)`
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
      <div data-tour="progress-header">
        <PageHeader
          title={copy.title}
          lead={member && copy.lead}
          actions={member && <ShareButton member={member} />}
        />
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
      <Stack>
        <Columns>
          <DaysCard member={member} />
          <MoodSentence member={member} />
        </Columns>
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
            <Between>
              <SectionTitle>{copy.journal.title}</SectionTitle>
              <Muted>{copy.journal.entries(journalEntries)}</Muted>
            </Between>
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
        <Between>
          <SectionTitle>{copy.badges.title}</SectionTitle>
          <All as={Link} data-variant="plain" to="/achievements">{copy.badges.all}</All>
        </Between>
        <BadgeMarks badges={member.badges} />
      </Section>
    </>
  );
}
