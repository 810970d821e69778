import { moodTheme } from "@reclaim/contracts-insights/insights";
import type { Member } from "@reclaim/contracts-members/members";
import { type MoodDays, moodDays, progress } from "@reclaim/contracts-members/progress";
import { useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { toLocalDate } from "../../shared/dates.model.ts";
import { progressKey } from "../../shared/progress-cache.client.ts";

const MAX_ANALYSED_CHECK_INS = 7;

/**
 * The moods of the member's last year and what goes with them. Asked for anew on a new day and in
 * another time zone.
 */
export function useProgress({ id, timeZone }: Pick<Member, "id" | "timeZone">) {
  const { http, clock } = useHost();
  return useQuery({
    queryKey: [...progressKey(id), toLocalDate(clock.now(), timeZone)],
    queryFn: () => http.get("/api/progress", progress),
  });
}

/** The moods of a range of dates; with null nothing is asked for. */
export function useMoodDays(memberId: string, range: { from: string; to: string } | null) {
  const { http } = useHost();
  return useQuery({
    queryKey: [...progressKey(memberId), "mood-days", range],
    queryFn: () => http.get(`/api/mood-days?from=${range?.from}&to=${range?.to}`, moodDays),
    enabled: range !== null,
  });
}

/** What the latest of some check-ins say together; sends moods and dates only, no notes. */
export function useMoodAnalysis(memberId: string, days: MoodDays) {
  const { http } = useHost();
  const latest = days.slice(-MAX_ANALYSED_CHECK_INS).toReversed()
    .map(({ mood, localDate }) => ({ mood, date: localDate }));
  return useQuery({
    queryKey: ["mood-theme-analysis", memberId, latest],
    queryFn: () =>
      http.send("POST", "/api/ai/mood-theme-analysis", { checkIns: latest }, moodTheme),
  });
}
