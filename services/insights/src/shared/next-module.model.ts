import { type Pillar, PILLARS } from "@reclaim/contracts-members/catalogue";
import type { MemberSituation } from "@reclaim/contracts-insights/insights";
import { MODULES } from "./modules.copy.ts";

/** The first module of a pillar that is not completed, or its last one; what is not known counts as none. */
export function nextModuleId(pillar: Pillar, progress: MemberSituation["progress"]): number {
  const { modules, progressKey } = PILLARS[pillar];
  const completed = Math.round((progress?.[progressKey] ?? 0) * modules / 100);
  return Math.min(completed + 1, modules);
}

/** A module as a member reads it. */
export function moduleName(pillar: Pillar, moduleId: number): string {
  const module = MODULES[pillar][moduleId - 1];
  if (!module) throw new Error(`there is no module ${moduleId} in ${pillar}`);
  return module.title;
}
