import * as z from "zod/mini";
import { type Pillar, PILLAR_IDS, PILLARS } from "./catalogue.ts";
import { pillarProgress } from "./members.ts";

/** Tasks of a module's weekly challenge (core specification §2). */
export const CHALLENGE_TASKS = 3;

/** The ids of a module's tasks, such as `body-2-1`: each names its module, so none passes for another's. */
export const challengeTaskIds = (pillar: Pillar, moduleId: number): string[] =>
  Array.from({ length: CHALLENGE_TASKS }, (_, index) => `${pillar}-${moduleId}-${index + 1}`);

/**
 * What a member did of a module that he has begun. `progress` is the percentage of its challenge,
 * 100 when completed; `completedTasks` are ids of its tasks; dates are ISO instants.
 */
export const moduleProgress = z.object({
  id: z.uuid(),
  userId: z.string(),
  pillar: z.enum(PILLAR_IDS),
  moduleId: z.int(),
  completed: z.boolean(),
  progress: z.int(),
  completedTasks: z.array(z.string()),
  completedDate: z.nullable(z.string()),
  lastUpdated: z.string(),
});
export type ModuleProgress = z.infer<typeof moduleProgress>;

/** Answer of GET /api/module-progress: every module that was begun, by pillar and module. */
export const moduleProgressList = z.array(moduleProgress);

/**
 * Body of PUT /api/module-progress/{pillar}/{id}: the tasks of this module that are done now. It begins
 * the module. Errors: 400 `unknown_task`, 403 `upgrade_required`, 409 `module_locked`.
 */
export const moduleTasks = z.object({
  completedTasks: z.array(z.string().check(z.regex(/^[\w-]{1,50}$/)))
    .check(z.maxLength(CHALLENGE_TASKS)),
});
export type ModuleTasks = z.infer<typeof moduleTasks>;

/** Answer of POST /api/module-progress/{pillar}/{id}/complete; figures as in the member. */
export const completedModule = z.object({
  progress: pillarProgress,
  completedModules: z.int(),
  newBadges: z.array(z.string()),
});
export type CompletedModule = z.infer<typeof completedModule>;

export type ModuleStatus = "completed" | "in progress" | "up next" | "locked";

/**
 * Status of each module of a pillar, in order (D12): by its own row, not by the pillar's percentage.
 * The first uncompleted one is in progress when it was begun or the pillar is above 0, else up next;
 * all after it are locked.
 */
export function moduleStatuses(
  pillar: Pillar,
  begun: readonly Pick<ModuleProgress, "pillar" | "moduleId" | "completed">[],
): ModuleStatus[] {
  const own = begun.filter((row) => row.pillar === pillar);
  const completed = new Set(own.filter((row) => row.completed).map((row) => row.moduleId));
  let open = true;
  return Array.from({ length: PILLARS[pillar].modules }, (_, index) => {
    const id = index + 1;
    if (completed.has(id)) return "completed";
    if (!open) return "locked";
    open = false;
    const wasBegun = completed.size > 0 || own.some((row) => row.moduleId === id);
    return wasBegun ? "in progress" : "up next";
  });
}
