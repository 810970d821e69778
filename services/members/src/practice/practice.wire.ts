import type { Practice } from "@reclaim/contracts-members/practice";
import type { PracticeRow } from "./practice.table.ts";

export const toPractice = (row: PracticeRow): Practice => ({
  id: row.id,
  exerciseId: row.exerciseId,
  kind: row.kind,
  seconds: row.seconds,
  date: row.date.toISOString(),
  localDate: row.localDate,
});
