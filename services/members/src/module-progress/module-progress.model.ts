import { PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import type { PillarProgress } from "@reclaim/contracts-members/members";
import { CHALLENGE_TASKS } from "@reclaim/contracts-members/module-progress";
import type { ModuleKey } from "./module-progress.repository.ts";

/** Percentage of a module's challenge that is done. */
export const challengeProgress = (completedTasks: readonly string[]): number =>
  Math.round(completedTasks.length / CHALLENGE_TASKS * 100);

const completedIn = (completed: readonly ModuleKey[]) => {
  const counts = { body: 0, mind: 0, emotional: 0, financial: 0 };
  for (const { pillar } of completed) counts[pillar] += 1;
  return counts;
};

/** What badges ask of modules, by those that are completed. */
export function toPillarStats(completed: readonly ModuleKey[]) {
  const completedByPillar = completedIn(completed);
  return {
    completedModules: completed.length,
    completedByPillar,
    hasCompletePillar: PILLAR_IDS.some((id) => completedByPillar[id] >= PILLARS[id].modules),
  };
}

/** Per pillar the percentage of its modules that are completed: a step each, capped at 100. */
export function toPillarProgress(completed: readonly ModuleKey[]): PillarProgress {
  const counts = completedIn(completed);
  return Object.fromEntries(
    PILLAR_IDS.map((id) => {
      const { progressKey, modules } = PILLARS[id];
      return [progressKey, Math.min(100, counts[id] * 100 / modules)];
    }),
  ) as PillarProgress;
}
