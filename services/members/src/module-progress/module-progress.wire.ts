import type { ModuleProgress } from "@reclaim/contracts-members/module-progress";
import type { ModuleProgressRow } from "./module-progress.table.ts";

export const toModuleProgress = (row: ModuleProgressRow): ModuleProgress => ({
  ...row,
  completedDate: row.completedDate?.toISOString() ?? null,
  lastUpdated: row.lastUpdated.toISOString(),
});
