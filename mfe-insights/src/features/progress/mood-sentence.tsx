import { moodTheme } from "@reclaim/contracts/insights";
import { Card, ErrorState, LinkButton, Overline, Skeleton } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { useCheckIns } from "../../shared/check-ins.client.ts";
import { SourceLabel } from "../../shared/source-label.tsx";
import { copy } from "./progress.copy.ts";

/** Below it one mood would speak for all. */
const ENOUGH = 3;
const LATEST = 7;

const Words = styled.p`
  font: 400 1.2rem/1.45 var(--serif);
`;

/** What the latest moods say, once there are enough. Notes stay at home: moods and dates suffice. */
export function MoodSentence({ memberId }: { memberId: string }) {
  const { http } = useHost();
  const { data: all } = useCheckIns(memberId);
  const latest = (all ?? []).slice(0, LATEST).map(({ mood, localDate }) => ({
    mood,
    date: localDate,
  }));
  const enough = latest.length >= ENOUGH;
  const analysis = useQuery({
    queryKey: ["mood-theme-analysis", memberId, latest],
    queryFn: () =>
      http.send("POST", "/api/ai/mood-theme-analysis", { checkIns: latest }, moodTheme),
    enabled: enough,
  });
  // While they load, or when they fail, the days say so.
  if (!all) return null;
  if (!enough) return <NotYet count={all.length} />;
  if (analysis.isPending) return <Skeleton $height="9rem" />;
  if (analysis.isError) {
    return (
      <ErrorState title={copy.mood.failed} onRetry={() => void analysis.refetch()}>
        <p>{copy.mood.failedHint}</p>
      </ErrorState>
    );
  }
  return (
    <Card data-tone="sunken" data-testid="mood-sentence">
      <Overline as="h2">{copy.mood.title}</Overline>
      <Words>{analysis.data.recommendation}</Words>
      <SourceLabel source={analysis.data.source} />
    </Card>
  );
}

function NotYet({ count }: { count: number }) {
  return (
    <Card data-tone="sunken">
      <Overline as="h2">{copy.mood.title}</Overline>
      <p>{copy.mood.notYet(ENOUGH)} {copy.mood.soFar(count)}</p>
      {count === 0 && (
        <div>
          <LinkButton as={Link} to="/">{copy.mood.checkIn}</LinkButton>
        </div>
      )}
    </Card>
  );
}
