import { MOODS } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import { Card, ErrorState, Muted, Row, SectionTitle, Skeleton } from "@reclaim/design-system";
import { StatTile } from "@reclaim/design-system/stat-tile";
import { styled } from "styled-components";
import { useProgress } from "./progress.client.ts";
import { copy } from "./progress.copy.ts";
import { streakGrid } from "./progress.model.ts";
import { StreakGrid } from "./streak-grid.tsx";

const Head = styled(Row)`
  justify-content: space-between;
  align-items: flex-end;
`;
const GRID = {
  caption: copy.days.title,
  words: { moods: MOODS, counts: copy.days.counts, noCheckIn: copy.days.noCheckIn },
};

/** The member's last 28 days from real check-ins. */
export function DaysCard({ member }: { member: Member }) {
  const progress = useProgress(member);
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
      {progress.isPending && <Skeleton $height="16rem" />}
      {progress.isError && (
        <ErrorState
          title={copy.days.failed}
          onRetry={() => void progress.refetch()}
        >
          <p>{copy.days.failedHint}</p>
        </ErrorState>
      )}
      {progress.data && (
        <>
          <StreakGrid
            data-testid="streak-grid"
            days={streakGrid(progress.data, member.streak)}
            {...GRID}
          />
          <Muted>{copy.days.legendFilled}</Muted>
        </>
      )}
    </Card>
  );
}
