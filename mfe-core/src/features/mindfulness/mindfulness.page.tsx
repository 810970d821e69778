import {
  Card,
  Grid,
  Lead,
  LinkButton,
  Muted,
  Page,
  PageTitle,
  SectionTitle,
  Stack,
} from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { BREATHING } from "../../shared/exercises.ts";

const PHASES = [
  { id: "in", word: "in" },
  { id: "hold-in", word: "hold" },
  { id: "out", word: "out" },
  { id: "hold-out", word: "hold" },
];
const PATTERNS = BREATHING.map((
  { inhaleTime, holdInTime, exhaleTime, holdOutTime, ...pattern },
) => ({
  ...pattern,
  seconds: [inhaleTime, holdInTime, exhaleTime, holdOutTime],
}));
const phasesOf = (seconds: readonly number[]) =>
  PHASES.map((phase, index) => ({ ...phase, length: seconds[index] ?? 0 }))
    .filter(({ length }) => length > 0);

/** The rhythm as lengths; decoration, since the words beside it say it. */
const Rhythm = styled.div`
  display: flex;
  gap: var(--space-1);
  height: var(--space-2);
  span {
    border-radius: var(--radius-round);
    background: var(--border);
  }
  [data-phase="in"] {
    background: var(--primary);
  }
  [data-phase="out"] {
    background: var(--accent);
  }
`;

export default function Mindfulness() {
  useTitle("Mindfulness");
  return (
    <Page>
      <Stack $gap={2}>
        <PageTitle>Mindfulness Practice</PageTitle>
        <Lead>Four ways to breathe. Each takes about a minute; you need nothing but a chair.</Lead>
      </Stack>
      <Grid>
        {PATTERNS.map(({ id, name, seconds, cycles }) => (
          <Card key={id}>
            <SectionTitle>{name}</SectionTitle>
            <Rhythm aria-hidden>
              {phasesOf(seconds).map(({ id, length }) => (
                <span key={id} data-phase={id} style={{ flexGrow: length }} />
              ))}
            </Rhythm>
            <Stack $gap={1}>
              <p>
                {phasesOf(seconds).map(({ word, length }) => `${word} ${length}`).join(" · ")}
              </p>
              <Muted>{cycles} rounds, counted in seconds</Muted>
            </Stack>
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
