import type { CheckIn } from "@reclaim/contracts-members/check-ins";
import type { CheckInRow } from "./check-ins.table.ts";

export const toCheckIn = (row: CheckInRow): CheckIn => ({
  id: row.id,
  userId: row.userId,
  date: row.date.toISOString(),
  timeZone: row.timeZone,
  localDate: row.localDate,
  mood: row.mood,
  thoughts: row.thoughts,
  ...(row.thoughtsLocked && { thoughtsLocked: true }),
});
