import type { DayRange } from "@reclaim/contracts-members/day-range";
import type { MoodDays } from "@reclaim/contracts-members/progress";
import type { MembersDeps } from "../shared/deps.ts";
import { listMoods } from "./progress.repository.ts";

/** The caller's moods of a range of dates, oldest first. */
export const listMoodDays =
  ({ db }: Pick<MembersDeps, "db">) => (userId: string, range: DayRange): Promise<MoodDays> =>
    listMoods(db, userId, range);
