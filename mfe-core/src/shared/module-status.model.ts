import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts/catalogue";
import type { Member } from "@reclaim/contracts/members";
import { type CatalogueEntry, modulesOf } from "./modules.ts";

export type ModuleStatus = "in progress" | "up next" | "locked" | "completed";

/** A module as it stands for one member (core specification §3). */
export interface CatalogueModule extends CatalogueEntry {
  /** Lessons done, 0 to `totalLessons`. */
  completed: number;
  status: ModuleStatus;
}

/** What is known of a member's way through a pillar. */
export interface PillarState {
  /** Percent, 0 to 100. */
  progress: number;
  /** Ids of completed modules. */
  completed: ReadonlySet<number>;
  /** Ids of modules that were begun, with the lessons that are done. */
  started?: ReadonlyMap<number, number>;
}
export type JourneyState = Record<Pillar, PillarState>;

/**
 * The state that a member's percentages tell (core specification §4): so many modules are completed
 * as the rounded percentage of them, and they were done in order.
 */
export function stateOf(progress: Member["progress"]): JourneyState {
  const entries = PILLAR_IDS.map((pillar): [Pillar, PillarState] => {
    const { progressKey, modules } = PILLARS[pillar];
    const percent = progress[progressKey];
    const count = Math.min(modules, Math.round((percent * modules) / 100));
    const completed = new Set(Array.from({ length: count }, (_, index) => index + 1));
    return [pillar, { progress: percent, completed }];
  });
  return Object.fromEntries(entries) as JourneyState;
}

/**
 * The modules of a pillar with their status (D12): completed ones; the first that is not is in
 * progress if the pillar has progress or the module was begun, else up next; all later are locked.
 */
export function modulesFor(pillar: Pillar, state: PillarState): CatalogueModule[] {
  const { progress, completed, started = new Map<number, number>() } = state;
  const all = modulesOf(pillar);
  const open = all.find(({ id }) => !completed.has(id))?.id;
  return all.map((module): CatalogueModule => {
    const { id, totalLessons } = module;
    if (completed.has(id)) return { ...module, completed: totalLessons, status: "completed" };
    const begun = id === open && (progress > 0 || started.has(id));
    const status = id !== open ? "locked" : begun ? "in progress" : "up next";
    return { ...module, completed: Math.min(started.get(id) ?? 0, totalLessons), status };
  });
}

/** The module of a pillar that a member can do now; none when all are completed. */
export const openModule = (modules: CatalogueModule[]): CatalogueModule | undefined =>
  modules.find(({ status }) => status === "in progress" || status === "up next");
