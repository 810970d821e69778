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
  SectionTitle,
} from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";

/** The four pillars with the member's progress; the modules themselves follow. */
export default function Journey() {
  useTitle("Your Journey");
  const { session: { member } } = useHost();
  return (
    <Page>
      <div>
        <PageTitle>Your Journey</PageTitle>
        <Lead>Four pillars, 27 modules, one step at a time.</Lead>
      </div>
      <Grid>
        {PILLAR_IDS.map((id) => {
          const { name, modules, progressKey } = PILLARS[id];
          const percent = member?.progress[progressKey] ?? 0;
          return (
            <Card key={id}>
              <SectionTitle>{name} Reset</SectionTitle>
              <ProgressBar label={`${name} Reset`} value={percent} />
              <Muted>{Math.round((percent * modules) / 100)} of {modules} modules</Muted>
              <div>
                <LinkButton as={Link} data-variant="quiet" to={`/journey/${id}-reset/1`}>
                  Open
                </LinkButton>
              </div>
            </Card>
          );
        })}
      </Grid>
    </Page>
  );
}
