import { PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import {
  type CatalogueModule,
  countCompleted,
  modulesFor,
  nextModule,
  type StartedModule,
} from "../../shared/module-status.model.ts";

const MAX_RECOMMENDATIONS = 3;
const LOWEST_PILLARS = 2;
const LOW_MOOD = 3;
/** "Half the catalogue" (D14): more than these. */
const HALF_OF_CATALOGUE = 4;

/** Nothing is known of moods that were never told. */
const isLowOnAverage = (moods: readonly number[]): boolean =>
  moods.length > 0 && moods.reduce((sum, mood) => sum + mood, 0) / moods.length < LOW_MOOD;

/**
 * The modules to recommend (core specification §9): those in progress, then the next of at most two
 * other pillars, then an emotional one when recent moods are below 3 on average, then one more when
 * more than 4 modules are completed. At most three, none twice. The pillar with the least progress
 * comes first; of pillars that stand alike, the earlier.
 */
export function recommendModules(
  begun: readonly StartedModule[],
  { recentMoods, completedModules }: { recentMoods: readonly number[]; completedModules: number },
): CatalogueModule[] {
  const open = PILLAR_IDS.map((pillar) => modulesFor(pillar, begun))
    .map((modules) => ({
      module: nextModule(modules),
      done: countCompleted(modules) / modules.length,
    }))
    .sort((one, other) => one.done - other.done)
    .flatMap(({ module }) => module ?? []);
  const chosen = open.filter(({ status }) => status === "in progress");
  const rest = open.filter(({ status }) => status === "up next");

  chosen.push(...rest.splice(0, LOWEST_PILLARS));
  if (isLowOnAverage(recentMoods)) {
    chosen.push(...rest.filter(({ pillar }) => pillar === "emotional"));
  }
  if (completedModules > HALF_OF_CATALOGUE) {
    chosen.push(...rest.filter((module) => !chosen.includes(module)).slice(0, 1));
  }
  return chosen.slice(0, MAX_RECOMMENDATIONS);
}
