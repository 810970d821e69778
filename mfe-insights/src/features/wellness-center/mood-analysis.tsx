import type { MoodAnalysis as Answer } from "@reclaim/contracts-insights/mood-analysis";
import type { CheckIn } from "@reclaim/contracts-members/check-ins";
import type { Member } from "@reclaim/contracts-members/members";
import { ErrorState, Muted, Skeleton, Stack } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useQueryClient } from "@tanstack/react-query";
import { addKeptAnswer } from "../../shared/ai.client.ts";
import { GenerationCard } from "../../shared/generation-card.tsx";
import { type Generation, useGeneration } from "../../shared/use-generation.ts";
import { KeptChoice } from "./kept-choice.tsx";
import { KeptFailed } from "./kept-failed.tsx";
import { MoodAnalysisAnswer } from "./mood-analysis-answer.tsx";
import { useKept } from "./use-kept.ts";
import { analyseMoods, useCheckIns } from "./wellness-center.client.ts";
import { copy } from "./wellness-center.copy.ts";
import { isEnoughMoods } from "./wellness-center.model.ts";

const words = copy.moods;

/** The page holds it, so that a change of the tab loses no answer. */
export function useMoodAnalyses(member: Member) {
  const { http } = useHost();
  const queries = useQueryClient();
  const kept = useKept(member.id, "moodAnalyses");
  const generation = useGeneration<Answer, CheckIn[]>({
    memberId: member.id,
    generate: (checkIns) => analyseMoods(http, checkIns),
    async onAnswer(answer) {
      await addKeptAnswer(queries, member.id, "moodAnalyses", answer);
      kept.choose(null);
    },
    ready: words.ready,
    failed: () => ({ title: words.failed }),
  });
  return { kept, generation };
}

/** What the check-ins show, once there are enough; earlier answers stay at hand. */
export function MoodAnalysis(
  { member, kept, generation }: {
    member: Member;
    kept: ReturnType<typeof useKept<"moodAnalyses">>;
    generation: Generation<CheckIn[]>;
  },
) {
  const checkIns = useCheckIns(member.id);
  const { shown } = kept;
  const { isPending, isCrisis } = generation;
  const count = checkIns.data?.length;
  if (checkIns.isPending) return <Skeleton $height="14rem" />;
  return (
    <Stack $gap={5}>
      {checkIns.data
        ? (
          <GenerationCard
            {...{ member, generation }}
            hasAnswer={shown !== undefined}
            title={words.title}
            words={words.words}
            labels={{
              start: shown ? words.another : words.start,
              pending: words.pending,
              retry: words.again,
            }}
            failure={words.failedInline}
            feature={words.feature}
            blocked={count !== undefined && !isEnoughMoods(count) && (
              <p role="status">
                {words.tooFew(count)} <Link to="/">{words.checkIn}</Link>
              </p>
            )}
            onStart={() => checkIns.data && generation.start(checkIns.data)}
          >
            {count !== undefined && isEnoughMoods(count) && <Muted>{words.count(count)}</Muted>}
          </GenerationCard>
        )
        : (
          <ErrorState
            title={words.unknown}
            retrying={checkIns.isFetching}
            onRetry={() => void checkIns.refetch()}
          />
        )}
      {kept.isError && <KeptFailed {...kept} />}
      <Stack $gap={5} aria-live="polite" aria-busy={isPending}>
        {isPending
          ? (
            <>
              <Skeleton $height="9rem" />
              <Skeleton $height="14rem" />
            </>
          )
          : shown && !isCrisis && (
            <>
              <KeptChoice
                member={member}
                shown={shown}
                kept={kept.kept}
                onChoose={kept.choose}
              />
              <MoodAnalysisAnswer answer={shown} />
            </>
          )}
      </Stack>
    </Stack>
  );
}
