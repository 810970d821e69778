import type { Recommendations as Answer } from "@reclaim/contracts-insights/recommendations";
import type { Member } from "@reclaim/contracts-members/members";
import { Skeleton, Stack } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { addKeptAnswer } from "../../shared/ai.client.ts";
import { GenerationCard } from "../../shared/generation-card.tsx";
import { type Generation, useGeneration } from "../../shared/use-generation.ts";
import { KeptChoice } from "./kept-choice.tsx";
import { KeptFailed } from "./kept-failed.tsx";
import { KeepAsPlan } from "./plan/keep-as-plan.tsx";
import { PlanCard } from "./plan/plan-card.tsx";
import { RecommendationsAnswer } from "./recommendations-answer.tsx";
import { Situation } from "./situation.tsx";
import { useKept } from "./use-kept.ts";
import { recommend } from "./wellness-center.client.ts";
import { copy } from "./wellness-center.copy.ts";

const words = copy.recommendations;

/** The page holds it, so that a change of the tab loses no answer. */
export function useRecommendations(member: Member) {
  const { http, clock } = useHost();
  const queries = useQueryClient();
  const kept = useKept(member.id, "recommendations");
  const generation = useGeneration<Answer>({
    memberId: member.id,
    generate: () => recommend({ http, clock }, member),
    async onAnswer(answer) {
      await addKeptAnswer(queries, member.id, "recommendations", answer);
      kept.choose(null);
    },
    ready: words.ready,
    failed: () => ({ title: words.failed, description: words.failedMore }),
  });
  return { kept, generation };
}

/** What to do next, on request; earlier answers stay at hand. */
export function Recommendations(
  { member, kept, generation }: {
    member: Member;
    kept: ReturnType<typeof useKept<"recommendations">>;
    generation: Generation;
  },
) {
  const { shown } = kept;
  const { isPending, isCrisis } = generation;
  return (
    <Stack $gap={5}>
      <PlanCard member={member} />
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
        onStart={() => generation.start()}
      >
        <Situation member={member} />
      </GenerationCard>
      {kept.isError && <KeptFailed {...kept} />}
      <Stack $gap={5} aria-live="polite" aria-busy={isPending}>
        {isPending
          ? (
            <>
              <Skeleton $height="14rem" />
              <Skeleton $height="9rem" />
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
              <RecommendationsAnswer answer={shown}>
                <KeepAsPlan member={member} recommendationsId={shown.id} />
              </RecommendationsAnswer>
            </>
          )}
      </Stack>
    </Stack>
  );
}
