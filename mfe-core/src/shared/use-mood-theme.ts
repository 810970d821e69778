import type { CheckIn, RecordedCheckIn } from "@reclaim/contracts-members/check-ins";
import { themeForMood } from "@reclaim/contracts-insights/mood-themes";
import { type Http, useHost } from "@reclaim/host-api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { checkInsQuery } from "./check-ins.client.ts";
import { analyseMoods, type DatedMood, type ThemeInfo } from "./mood-theme.client.ts";
import { holdTheme, isThemeHeld, releaseTheme } from "./theme-hold.ts";
import { applyTheme, isAutoTheme, readNoticeSeconds, readTheme } from "./theme.storage.ts";
import { themeNotice } from "./theme.copy.ts";

/** Milliseconds before the notice about the theme, and those of its leaving (core specification §9). */
const NOTICE_DELAY_MS = 300;
const NOTICE_EXIT_MS = 300;

/** One analysis for one list of moods, however often it is looked at. */
const moodThemeQuery = (http: Http, memberId: string, checkIns: DatedMood[]) => ({
  queryKey: [
    "mood-theme",
    memberId,
    ...checkIns.map(({ localDate, mood }) => `${localDate} ${mood}`),
  ],
  queryFn: () => analyseMoods(http, checkIns),
  staleTime: Infinity,
});

export interface ThemeRecommendation {
  /** Undefined while it is not known. */
  info: ThemeInfo | undefined;
  /** The check-ins did not come. */
  failed: boolean;
}

/** The theme recommended by the member's moods. */
export function useThemeRecommendation(memberId: string): ThemeRecommendation {
  const { http } = useHost();
  const checkIns = useQuery(checkInsQuery(http, memberId));
  const analysis = useQuery({
    ...moodThemeQuery(http, memberId, checkIns.data ?? []),
    enabled: checkIns.isSuccess,
  });
  return { info: analysis.data, failed: checkIns.isError };
}

/**
 * Recolours the page by the member's moods while auto-theme is on: whenever the check-ins load or
 * change, and at once after a check-in, with a notice.
 */
export function useMoodTheme(memberId: string): void {
  const { http, events, notify } = useHost();
  const queries = useQueryClient();
  const { info } = useThemeRecommendation(memberId);
  useEffect(() => {
    if (info && isAutoTheme() && !isThemeHeld(queries)) applyTheme(info.theme);
  }, [info, queries]);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let latest = 0;
    const forgetPending = () => {
      latest++;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    };
    async function follow({ checkIn, crisis }: RecordedCheckIn) {
      if (crisis) return holdTheme(queries);
      const current = ++latest;
      releaseTheme(queries);
      if (!isAutoTheme()) return;
      const before = readTheme();
      applyTheme(themeForMood(checkIn.mood));
      const { queryKey } = checkInsQuery(http, memberId);
      const past = queries.getQueryData<CheckIn[]>(queryKey);
      const others = past?.filter(({ localDate }) => localDate !== checkIn.localDate) ?? [];
      const all = [checkIn, ...others];
      // A list that never came must not become a list of one: others read it, too.
      if (past) queries.setQueryData(queryKey, all);
      else void queries.invalidateQueries({ queryKey });
      const { theme, moodKeywords } = await queries.fetchQuery(moodThemeQuery(http, memberId, all));
      // A later check-in decides by itself; after the member has left, perhaps by signing out, no key is
      // written.
      if (current !== latest || !isAutoTheme()) return;
      applyTheme(theme);
      const timer = setTimeout(() => {
        timers.delete(timer);
        const durationMs = readNoticeSeconds() * 1000 + NOTICE_EXIT_MS;
        if (isAutoTheme()) notify({ ...themeNotice(before, theme, moodKeywords), durationMs });
      }, NOTICE_DELAY_MS);
      timers.add(timer);
    }
    const stops = [
      // Signs of risk are answered by the offer of help only (D46).
      events.on("crisis.noticed", forgetPending),
      events.on("check-in.recorded", (recorded) => void follow(recorded)),
    ];
    return () => {
      stops.forEach((stop) => stop());
      forgetPending();
    };
  }, [http, events, notify, queries, memberId]);
}
