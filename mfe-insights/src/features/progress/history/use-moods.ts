import type { Progress } from "@reclaim/contracts-members/progress";
import { useMoodDays } from "../progress.client.ts";
import { addDays, toMoodDays } from "../progress.model.ts";
import type { DateRange } from "./history.model.ts";

/**
 * The moods of a range by date: at once when they lie in the last year, otherwise once they have come.
 * `data` is undefined until then.
 */
export function useMoods(memberId: string, progress: Progress, range: DateRange) {
  const known = addDays(progress.today, 1 - progress.moods.length);
  const isKnown = range.from >= known;
  const earlier = useMoodDays(memberId, isKnown ? null : range);
  const days = isKnown ? toMoodDays(progress) : earlier.data;
  return {
    data: days && new Map(days.map(({ localDate, mood }) => [localDate, mood])),
    isError: !isKnown && earlier.isError,
    retry: () => void earlier.refetch(),
  };
}
