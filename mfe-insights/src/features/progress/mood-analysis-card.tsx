import type { Member } from "@reclaim/contracts-members/members";
import type { MoodDays } from "@reclaim/contracts-members/progress";
import { Card, ErrorState, LinkButton, Overline, Skeleton } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { SourceLabel } from "../../shared/source-label.tsx";
import { MoodTracker } from "./mood-tracker.tsx";
import { useMoodAnalysis, useProgress } from "./progress.client.ts";
import { copy } from "./progress.copy.ts";
import { streakGrid, toMoodDays } from "./progress.model.ts";

/** With fewer check-ins a single mood would decide the analysis. */
const MIN_CHECK_INS = 3;

const Words = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--text-lead);
  text-wrap: pretty;
`;
/** What it says stands above, the moods at the card's end, where the days beside it end. */
const Tracker = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: auto;
  padding-top: var(--space-2);
`;

/** The five moods with their days, and what the latest check-ins say, once there are enough. */
export function MoodAnalysisCard({ member }: { member: Member }) {
  const { data: progress, isPending } = useProgress(member);
  if (isPending) return <Skeleton $height="20rem" />;
  // When they fail, the days say so.
  if (!progress) return null;
  const checkIns = toMoodDays(progress);
  return (
    <Card data-testid="mood-sentence">
      <Overline as="h2">{copy.mood.title}</Overline>
      {checkIns.length < MIN_CHECK_INS
        ? <TooFewCheckIns count={checkIns.length} />
        : <MoodAnalysis memberId={member.id} checkIns={checkIns} />}
      <Tracker>
        <Overline as="h3">{copy.tracker.title}</Overline>
        <MoodTracker days={streakGrid(progress, member.streak)} />
      </Tracker>
    </Card>
  );
}

function MoodAnalysis({ memberId, checkIns }: { memberId: string; checkIns: MoodDays }) {
  const analysis = useMoodAnalysis(memberId, checkIns);
  if (analysis.isPending) return <Skeleton $height="6rem" />;
  if (analysis.isError) {
    return (
      <ErrorState title={copy.mood.failed} onRetry={() => void analysis.refetch()}>
        <p>{copy.mood.failedHint}</p>
      </ErrorState>
    );
  }
  return (
    <div>
      <Words>{analysis.data.recommendation}</Words>
      <SourceLabel source={analysis.data.source} />
    </div>
  );
}

function TooFewCheckIns({ count }: { count: number }) {
  return (
    <>
      <p>{copy.mood.notYet(MIN_CHECK_INS)} {copy.mood.soFar(count)}</p>
      {count === 0 && (
        <div>
          <LinkButton as={Link} to="/">{copy.mood.checkIn}</LinkButton>
        </div>
      )}
    </>
  );
}
