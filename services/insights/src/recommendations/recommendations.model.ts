import {
  focusModule,
  type RecommendationsRequest,
  type Recommended,
  recommended,
} from "@reclaim/contracts-insights/recommendations";
import * as z from "zod/mini";
import { moodFacts, oldestFirst, shownMoods, weekdayAverages } from "../shared/moods.model.ts";
import { moduleName, nextModuleId } from "../shared/next-module.model.ts";

/** What a model writes: which module is next in a pillar is not for it to say. */
export const modelRecommended = z.extend(recommended, {
  focusModule: z.pick(focusModule, { pillar: true, reason: true }),
});

const MAX_PRACTICES = 60;

/** The fields that a model may know of a request (D33). */
export function toModelInput(
  request: RecommendationsRequest,
  today: string,
  previous: Recommended[],
): Record<string, unknown> {
  const {
    age,
    goals,
    burnoutLevel,
    progress,
    recentMoods,
    journalEntries,
    completedModules,
    streak,
  } = request;
  const moods = oldestFirst(request.moodData ?? []);
  return {
    today,
    scale: { min: 1, max: 5 },
    situation: {
      age,
      goals,
      burnoutLevel,
      progress,
      recentMoods,
      journalEntries,
      completedModules,
      streak,
    },
    ...(moods.length > 0
      ? { figures: moodFacts(moods), weekdays: weekdayAverages(moods), moods: shownMoods(moods) }
      : {}),
    practices: request.practices?.slice(-MAX_PRACTICES)
      .map(({ exerciseId, localDate }) => ({ exerciseId, date: localDate })),
    previousTitles: previous.flatMap(({ dailyActions }) => dailyActions.map(({ title }) => title)),
  };
}

/** The recommendations with the module that comes next in the pillar. */
export function withNextModule(
  { focusModule: { pillar, reason }, ...rest }: z.infer<typeof modelRecommended>,
  progress: RecommendationsRequest["progress"],
): Recommended {
  const moduleId = nextModuleId(pillar, progress);
  return {
    ...rest,
    focusModule: { module: moduleName(pillar, moduleId), pillar, moduleId, reason },
  };
}
