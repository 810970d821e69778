import {
  Card,
  ErrorState,
  Muted,
  Overline,
  Page,
  PageTitle,
  Row,
  Stack,
} from "@reclaim/design-system";
import { lateComponent, useHost, useTitle } from "@reclaim/host-api";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { toLocalDate } from "../../shared/local-date.ts";
import { useMoodTheme } from "../../shared/use-mood-theme.ts";
import { CheckInCard } from "./check-in-card.tsx";
import { copy } from "./home.copy.ts";
import { PromptCard } from "./prompt-card.tsx";

// Dialog and confetti are fetched on the few days that need them; without them Home goes on.
const Celebration = lateComponent(() => import("./milestone-dialog.tsx"), { Failed: () => null });
// The check-in is there first; what lies below the first screen follows.
const HomeBelow = lateComponent(() => import("./home-sections.tsx"), {
  Failed: ({ retry }) => <ErrorState title={copy.restFailed} onRetry={retry} />,
});

const Head = styled(Row)`
  justify-content: space-between;
  align-items: flex-end;
  flex-wrap: nowrap;
  gap: var(--space-5);
`;
const Streak = styled.p`
  flex: none;
  text-align: center;
  font-size: var(--text-small);
  line-height: var(--leading-heading);
  color: var(--muted);
  strong {
    display: block;
    margin-bottom: var(--space-1);
    font: var(--weight-strong) var(--text-display) / 1 var(--serif);
    font-variant-numeric: lining-nums;
    color: var(--primary-dark);
  }
`;

/** The parts of today: the check-in, and a question beside it where there is room. */
const Today = styled.div`
  display: grid;
  gap: var(--space-5);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;
/** Keeps its height until it is filled, so that nothing jumps. */
const SectionsPlace = styled.div`
  &:empty {
    min-height: 60rem;
  }
`;

export default function Home() {
  useTitle("Home");
  const { session: { member, user, isUnreachable }, clock, events } = useHost();
  const [milestone, setMilestone] = useState<number>();
  useEffect(() => {
    // After signs of risk nothing is celebrated, also not what other check-ins reach meanwhile (D46).
    let celebrates = true;
    const stops = [
      events.on("crisis.noticed", () => {
        celebrates = false;
        setMilestone(undefined);
      }),
      events.on("check-in.recorded", ({ milestone }) => {
        if (celebrates) setMilestone(milestone);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [events]);
  const now = clock.now();
  // Offline, the device knows the user's id, and a check-in needs no more.
  const away = !member && user !== null && isUnreachable;
  return (
    <Page $wide>
      <Head>
        <Stack $gap={1}>
          <Overline>
            {new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long" })
              .format(now)}
          </Overline>
          <PageTitle>{copy.greeting(now.getHours(), user?.name ?? null)}</PageTitle>
        </Stack>
        {member && (
          <Streak data-testid="streak">
            <strong>{member.streak}</strong>
            {copy.streak}
          </Streak>
        )}
      </Head>
      {milestone && <Celebration days={milestone} onClose={() => setMilestone(undefined)} />}
      {member && <MoodTheme memberId={member.id} />}
      <Today>
        {member || away
          ? (
            <Stack data-tour="check-in">
              <CheckInCard member={member} />
              {member?.streak === 0 && <Muted>{copy.streakEnded}</Muted>}
            </Stack>
          )
          : (
            <Card data-tone="sunken">
              <p>{copy.signedOut}</p>
            </Card>
          )}
        <PromptCard date={toLocalDate(now)} memberId={user?.id ?? ""} />
      </Today>
      {!away && (
        <SectionsPlace>
          <HomeBelow />
        </SectionsPlace>
      )}
    </Page>
  );
}

/** Nothing to see: the page itself changes. */
function MoodTheme({ memberId }: { memberId: string }) {
  useMoodTheme(memberId);
  return null;
}
