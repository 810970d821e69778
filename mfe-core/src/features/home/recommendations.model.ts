import { PILLAR_IDS } from "@reclaim/contracts/catalogue";
import {
  type Begun,
  type CatalogueModule,
  completedIn,
  modulesFor,
  openModule,
} from "../../shared/module-status.model.ts";

const AT_MOST = 3;
const LOWEST_PILLARS = 2;
const LOW_MOOD = 3;
/** "Half the catalogue" (D14): more than these. */
const MANY_COMPLETED = 4;

/** Nothing is known of moods that were never told. */
const isLow = (moods: readonly number[]): boolean =>
  moods.length > 0 && moods.reduce((sum, mood) => sum + mood, 0) / moods.length < LOW_MOOD;

/**
 * The modules to recommend (core specification §9): those in progress, then the next of at most two
 * other pillars, then an emotional one when recent moods are below 3 on average, then one more when
 * more than 4 modules are completed. At most three, none twice. The pillar with the least progress
 * comes first; of pillars that stand alike, the earlier.
 */
export function recommend(
  begun: readonly Begun[],
  { recentMoods, completedModules }: { recentMoods: readonly number[]; completedModules: number },
): CatalogueModule[] {
  const open = PILLAR_IDS.map((pillar) => modulesFor(pillar, begun))
    .map((modules) => ({
      module: openModule(modules),
      done: completedIn(modules) / modules.length,
    }))
    .sort((one, other) => one.done - other.done)
    .flatMap(({ module }) => module ?? []);
  const chosen = open.filter(({ status }) => status === "in progress");
  const rest = open.filter(({ status }) => status === "up next");

  chosen.push(...rest.splice(0, LOWEST_PILLARS));
  if (isLow(recentMoods)) chosen.push(...rest.filter(({ pillar }) => pillar === "emotional"));
  if (completedModules > MANY_COMPLETED) {
    chosen.push(...rest.filter((module) => !chosen.includes(module)).slice(0, 1));
  }
  return chosen.slice(0, AT_MOST);
}
