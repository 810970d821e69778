import type { Progress } from "@reclaim/contracts-members/progress";
import { Columns } from "../columns.ts";
import { DayPatterns } from "./day-patterns.tsx";
import { MoodHistory } from "./mood-history.tsx";
import { YearOfDays } from "./year-of-days.tsx";

/** With fewer check-ins a year of days is an empty sheet. */
const MIN_YEAR_CHECK_INS = 14;

/** Pictures of the member's moods, and what goes with them; comes after the first screen. */
export default function History({ memberId, progress }: { memberId: string; progress: Progress }) {
  const { moods, today, firstCheckIn } = progress;
  const checkIns = moods.filter((mood) => mood !== null).length;
  const beganEarlier = firstCheckIn !== null && firstCheckIn.slice(0, 4) < today.slice(0, 4);
  return (
    <>
      <Columns>
        <MoodHistory memberId={memberId} progress={progress} />
        <DayPatterns progress={progress} />
      </Columns>
      {(checkIns >= MIN_YEAR_CHECK_INS || beganEarlier) && (
        <YearOfDays memberId={memberId} progress={progress} />
      )}
    </>
  );
}
