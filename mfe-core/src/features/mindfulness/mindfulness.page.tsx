import {
  Card,
  Grid,
  Lead,
  LinkButton,
  Muted,
  Page,
  PageTitle,
  SectionTitle,
} from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";

/** Breathing patterns (core specification §9): seconds of inhale, hold, exhale, hold. */
const PATTERNS = [
  { name: "Box breathing", seconds: [4, 4, 4, 4], cycles: 4 },
  { name: "4-7-8 breathing", seconds: [4, 7, 8, 0], cycles: 3 },
  { name: "Deep breathing", seconds: [5, 0, 5, 0], cycles: 5 },
  { name: "Calming breath", seconds: [3, 0, 6, 0], cycles: 5 },
];
const PHASES = ["in", "hold", "out", "hold"];

export default function Mindfulness() {
  useTitle("Mindfulness");
  return (
    <Page>
      <div>
        <PageTitle>Mindfulness Practice</PageTitle>
        <Lead>Four ways to breathe. Each takes about a minute; you need nothing but a chair.</Lead>
      </div>
      <Grid>
        {PATTERNS.map(({ name, seconds, cycles }) => (
          <Card key={name}>
            <SectionTitle>{name}</SectionTitle>
            <p>
              {seconds.map((length, phase) => (length > 0 ? `${PHASES[phase]} ${length}` : null))
                .filter(Boolean).join(" · ")}
            </p>
            <Muted>Seconds. {cycles} rounds.</Muted>
          </Card>
        ))}
      </Grid>
      <div>
        <LinkButton as={Link} data-variant="quiet" to="/mindfulness/visualizations">
          Guided Visualizations
        </LinkButton>
      </div>
    </Page>
  );
}
