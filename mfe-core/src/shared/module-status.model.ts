import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import {
  type ModuleProgress,
  type ModuleStatus,
  moduleStatuses,
} from "@reclaim/contracts-members/module-progress";
import { type CatalogueEntry, modulesOf } from "./modules.ts";

/** A module as it stands for one member (core specification §3). */
export interface CatalogueModule extends CatalogueEntry {
  /** Lessons done, 0 to `totalLessons`. */
  completed: number;
  status: ModuleStatus;
}

/** Progress in a module that the member has begun. */
export type StartedModule = Pick<
  ModuleProgress,
  "pillar" | "moduleId" | "completed" | "completedTasks"
>;

/**
 * The started modules that a member's percentages imply (core specification §4): so many are
 * completed as the rounded percentage of a pillar's, the first ones.
 */
export const startedModulesOf = (progress: Member["progress"]): StartedModule[] =>
  PILLAR_IDS.flatMap((pillar) => {
    const { progressKey, modules } = PILLARS[pillar];
    const completed = Math.min(modules, Math.round((progress[progressKey] * modules) / 100));
    return modulesOf(pillar).slice(0, completed)
      .map(({ id }): StartedModule => ({
        pillar,
        moduleId: id,
        completed: true,
        completedTasks: [],
      }));
  });

/** The modules of a pillar as they stand for a member (D12). */
export function modulesFor(pillar: Pillar, begun: readonly StartedModule[]): CatalogueModule[] {
  const statuses = moduleStatuses(pillar, begun);
  return modulesOf(pillar).map((module, index): CatalogueModule => {
    const status = statuses[index] ?? "locked";
    const row = begun.find((row) => row.pillar === pillar && row.moduleId === module.id);
    const tasks = row?.completedTasks.length ?? 0;
    return { ...module, completed: status === "completed" ? module.totalLessons : tasks, status };
  });
}

/** The module of a pillar that a member can do now; none when all are completed. */
export const nextModule = (modules: CatalogueModule[]): CatalogueModule | undefined =>
  modules.find(({ status }) => status === "in progress" || status === "up next");

/** How many modules are completed. */
export const countCompleted = (modules: CatalogueModule[]): number =>
  modules.filter(({ status }) => status === "completed").length;
