import { MOODS } from "@reclaim/contracts/catalogue";
import type { CheckIn } from "@reclaim/contracts/check-ins";
import { moodTheme } from "@reclaim/contracts/insights";
import type { Member } from "@reclaim/contracts/members";
import { Card, ErrorState, LinkButton, Overline, Skeleton } from "@reclaim/design-system";
import { MoodChart } from "@reclaim/design-system/mood-chart";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { useCheckIns } from "../../shared/check-ins.client.ts";
import { SourceLabel } from "../../shared/source-label.tsx";
import { copy } from "./progress.copy.ts";
import { localDateOf, streakGrid } from "./progress.model.ts";

/** Below it one mood would speak for all. */
const ENOUGH = 3;
const LATEST = 7;

const Words = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--text-lead);
  text-wrap: pretty;
`;
/** In the middle of the height that the days beside it have. */
const Early = styled(Card)`
  justify-content: center;
`;
const CHART = {
  caption: copy.mood.chart,
  words: { moods: MOODS, noCheckIn: copy.days.noCheckIn, empty: copy.mood.none },
};

/** What the moods look like and what the latest of them say, once there are enough. */
export function MoodSentence({ member }: { member: Member }) {
  const { clock } = useHost();
  const { data: checkIns, isPending } = useCheckIns(member.id);
  if (isPending) return <Skeleton $height="20rem" />;
  // When they fail, the days say so.
  if (!checkIns) return null;
  if (checkIns.length < ENOUGH) return <NotYet count={checkIns.length} />;
  const today = localDateOf(clock.now(), member.timeZone);
  return (
    <Card data-testid="mood-sentence">
      <Overline as="h2">{copy.mood.title}</Overline>
      <Sentence memberId={member.id} checkIns={checkIns} />
      <MoodChart {...CHART} days={streakGrid({ today, streak: 0, checkIns })} />
    </Card>
  );
}

/** Notes stay at home: moods and dates suffice. */
function Sentence({ memberId, checkIns }: { memberId: string; checkIns: CheckIn[] }) {
  const { http } = useHost();
  const latest = checkIns.slice(0, LATEST).map(({ mood, localDate }) => ({
    mood,
    date: localDate,
  }));
  const analysis = useQuery({
    queryKey: ["mood-theme-analysis", memberId, latest],
    queryFn: () =>
      http.send("POST", "/api/ai/mood-theme-analysis", { checkIns: latest }, moodTheme),
  });
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

function NotYet({ count }: { count: number }) {
  return (
    <Early data-tone="sunken">
      <Overline as="h2">{copy.mood.title}</Overline>
      <p>{copy.mood.notYet(ENOUGH)} {copy.mood.soFar(count)}</p>
      {count === 0 && (
        <div>
          <LinkButton as={Link} to="/">{copy.mood.checkIn}</LinkButton>
        </div>
      )}
    </Early>
  );
}
