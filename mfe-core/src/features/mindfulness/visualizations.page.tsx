import {
  Card,
  Grid,
  Lead,
  Muted,
  Page,
  PageTitle,
  SectionTitle,
  Stack,
} from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Mountain, Trees, Waves } from "lucide-react";
import { Mark } from "../../shared/mark.ts";

/** Durations in seconds (core specification §9). */
const VISUALIZATIONS = [
  { title: "Forest Renewal", duration: 360, Icon: Trees },
  { title: "Mountain Refuge", duration: 480, Icon: Mountain },
  { title: "Peaceful Beach", duration: 600, Icon: Waves },
];

export default function Visualizations() {
  useTitle("Guided Visualizations");
  return (
    <Page>
      <Stack $gap={2}>
        <PageTitle>Guided Visualizations</PageTitle>
        <Lead>Places to go with your eyes closed. The guided sessions open soon.</Lead>
      </Stack>
      <Grid $min="12rem">
        {VISUALIZATIONS.map(({ title, duration, Icon }) => (
          <Card key={title}>
            <Mark>
              <Icon strokeWidth={1.75} />
            </Mark>
            <Stack $gap={1}>
              <SectionTitle>{title}</SectionTitle>
              <Muted>{duration / 60} minutes</Muted>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Page>
  );
}
