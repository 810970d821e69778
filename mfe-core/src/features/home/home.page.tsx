import { Card, Grid, Muted, Overline, Page, PageTitle, Row } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { styled } from "styled-components";
import { CheckInCard } from "./check-in-card.tsx";
import { copy } from "./home.copy.ts";

const Head = styled(Row)`
  justify-content: space-between;
  align-items: flex-end;
  flex-wrap: nowrap;
`;
const Streak = styled.p`
  flex: none;
  text-align: center;
  font-size: 0.8rem;
  color: var(--muted);
  strong {
    display: block;
    font: 600 2.5rem/1 var(--serif);
    color: var(--primary-dark);
  }
`;

export default function Home() {
  useTitle("Home");
  const { session: { member }, clock, Slot } = useHost();
  const now = clock.now();
  return (
    <Page>
      <Head>
        <div>
          <Overline>
            {new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long" })
              .format(now)}
          </Overline>
          <PageTitle>{copy.greeting(now.getHours(), member?.name ?? null)}</PageTitle>
        </div>
        {member && (
          <Streak data-testid="streak">
            <strong>{member.streak}</strong>
            {copy.streak}
          </Streak>
        )}
      </Head>
      {member ? <CheckInCard member={member} /> : (
        <Card data-tone="sunken">
          <p>{copy.signedOut}</p>
        </Card>
      )}
      {member?.streak === 0 && <Muted>{copy.streakEnded}</Muted>}
      <Grid>
        <Slot name="home.cards" />
      </Grid>
    </Page>
  );
}
