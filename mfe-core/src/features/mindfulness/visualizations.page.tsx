import { Card, Grid, Lead, Muted, Page, PageTitle, SectionTitle } from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";

/** Durations in seconds (core specification §9). */
const VISUALIZATIONS = [
  { title: "Forest Renewal", duration: 360 },
  { title: "Mountain Refuge", duration: 480 },
  { title: "Peaceful Beach", duration: 600 },
];

export default function Visualizations() {
  useTitle("Guided Visualizations");
  return (
    <Page>
      <div>
        <PageTitle>Guided Visualizations</PageTitle>
        <Lead>Places to go with your eyes closed. The guided sessions open soon.</Lead>
      </div>
      <Grid>
        {VISUALIZATIONS.map(({ title, duration }) => (
          <Card key={title}>
            <SectionTitle>{title}</SectionTitle>
            <Muted>{duration / 60} minutes</Muted>
          </Card>
        ))}
      </Grid>
    </Page>
  );
}
