import { PILLAR_IDS, PILLARS } from "@reclaim/contracts/catalogue";
import {
  Card,
  Grid,
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
import { Brain, HandHeart, HeartPulse, type LucideIcon, PiggyBank } from "lucide-react";
import { styled } from "styled-components";
import { Mark } from "../../shared/mark.ts";

const ICONS: Record<(typeof PILLAR_IDS)[number], LucideIcon> = {
  body: HeartPulse,
  mind: Brain,
  emotional: HandHeart,
  financial: PiggyBank,
};
const Pillar = styled(Card)`
  gap: var(--space-4);
`;
const Foot = styled(Row)`
  justify-content: space-between;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
`;

/** The four pillars with the member's progress; the modules themselves follow. */
export default function Journey() {
  useTitle("Your Journey");
  const { session: { member } } = useHost();
  return (
    <Page>
      <Stack $gap={2}>
        <PageTitle>Your Journey</PageTitle>
        <Lead>Four pillars, 27 modules, one step at a time.</Lead>
      </Stack>
      <Grid>
        {PILLAR_IDS.map((id) => {
          const { name, modules, progressKey } = PILLARS[id];
          const Icon = ICONS[id];
          const percent = member?.progress[progressKey] ?? 0;
          return (
            <Pillar key={id}>
              <Head>
                <Mark>
                  <Icon strokeWidth={1.75} />
                </Mark>
                <SectionTitle>{name} Reset</SectionTitle>
              </Head>
              <ProgressBar label={`${name} Reset`} value={percent} />
              <Foot>
                <Muted>{Math.round((percent * modules) / 100)} of {modules} modules</Muted>
                <LinkButton as={Link} data-variant="quiet" to={`/journey/${id}-reset/1`}>
                  Open
                </LinkButton>
              </Foot>
            </Pillar>
          );
        })}
      </Grid>
    </Page>
  );
}
