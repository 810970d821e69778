import { Card, Muted, Overline, Page, PageTitle, Row, Stack } from "@reclaim/design-system";
import { lazyPage, useHost, useTitle } from "@reclaim/host-api";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { styled } from "styled-components";
import { localDateOf } from "../../shared/local-date.ts";
import { useMoodTheme } from "../../shared/use-mood-theme.ts";
import { CheckInCard } from "./check-in-card.tsx";
import { copy } from "./home.copy.ts";
import { PromptCard } from "./prompt-card.tsx";
import { TryAgain } from "./try-again.tsx";

// Dialog and confetti are fetched on the few days that need them; without them Home goes on.
const Celebration = lazy<ComponentType<{ days: number; onClose: () => void }>>(() =>
  import("./celebration.tsx").catch(() => ({ default: () => null }))
);
// The check-in is there first; what lies below the first screen follows.
const HomeBelow = lazyPage(() => import("./home-below.tsx"));

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

/** What today asks for: the check-in, and a question beside it where there is room. */
const Today = styled.div`
  display: grid;
  gap: var(--space-5);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;
/** Keeps its height until it is filled, so that nothing jumps. */
const Below = styled.div`
  &:empty {
    min-height: 60rem;
  }
`;

export default function Home() {
  useTitle("Home");
  const { session: { member, user, unreachable }, clock, events } = useHost();
  const [milestone, setMilestone] = useState<number>();
  useEffect(
    () =>
      events.on(
        "check-in.recorded",
        ({ crisis, milestone }) => setMilestone(crisis ? undefined : milestone),
      ),
    [events],
  );
  const now = clock.now();
  // Offline, the device says who is here; a check-in needs no more than that.
  const away = !member && user !== null && unreachable;
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
      {milestone && (
        <Suspense>
          <Celebration days={milestone} onClose={() => setMilestone(undefined)} />
        </Suspense>
      )}
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
        <PromptCard date={localDateOf(now)} memberId={user?.id ?? ""} />
      </Today>
      {!away && (
        <Below>
          <TryAgain title={copy.restFailed}>
            <HomeBelow />
          </TryAgain>
        </Below>
      )}
    </Page>
  );
}

/** Nothing to see: the page itself changes. */
function MoodTheme({ memberId }: { memberId: string }) {
  useMoodTheme(memberId);
  return null;
}
