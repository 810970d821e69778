import { MOODS } from "@reclaim/contracts/catalogue";
import type { Member } from "@reclaim/contracts/members";
import {
  Card,
  ErrorState,
  MoodFace,
  Muted,
  Row,
  SectionTitle,
  Skeleton,
} from "@reclaim/design-system";
import { StatTile } from "@reclaim/design-system/stat-tile";
import { StreakGrid } from "@reclaim/design-system/streak-grid";
import { useHost } from "@reclaim/host-api";
import { styled } from "styled-components";
import { useCheckIns } from "../../shared/check-ins.client.ts";
import { copy } from "./progress.copy.ts";
import { localDateOf, streakGrid } from "./progress.model.ts";

const Head = styled(Row)`
  justify-content: space-between;
  align-items: flex-end;
`;
const Moods = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  padding: 0;
  list-style: none;
  font-size: var(--text-small);
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  svg {
    flex: none;
    color: var(--primary-dark);
  }
`;
const GRID = {
  caption: copy.days.title,
  words: { moods: MOODS, counts: copy.days.counts, noCheckIn: copy.days.noCheckIn },
};

/** The member's last 28 days from his real check-ins, and what the marks mean. */
export function DaysCard({ member }: { member: Member }) {
  const { clock } = useHost();
  const checkIns = useCheckIns(member.id);
  const today = localDateOf(clock.now(), member.timeZone);
  return (
    <Card data-tone="accent">
      <Head data-tour="streak">
        <StatTile
          data-testid="streak"
          label={copy.days.streakLabel}
          value={member.streak}
          unit={copy.days.unit(member.streak)}
        />
        <Muted>{copy.days.longest(member.longestStreak)}</Muted>
      </Head>
      <SectionTitle>{copy.days.title}</SectionTitle>
      {checkIns.isPending && <Skeleton $height="16rem" />}
      {checkIns.isError && (
        <ErrorState
          title={copy.days.failed}
          onRetry={() => void checkIns.refetch()}
        >
          <p>{copy.days.failedHint}</p>
        </ErrorState>
      )}
      {checkIns.data && (
        <>
          <StreakGrid
            data-testid="streak-grid"
            days={streakGrid({ today, streak: member.streak, checkIns: checkIns.data })}
            {...GRID}
          />
          <Muted>{copy.days.legendFilled}</Muted>
          <Moods aria-label={copy.days.legend}>
            {Object.entries(MOODS).map(([score, label]) => (
              <li key={score}>
                <MoodFace mood={Number(score)} size="1.5rem" />
                {label}
              </li>
            ))}
          </Moods>
        </>
      )}
    </Card>
  );
}
