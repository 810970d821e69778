import { type CheckIn, checkInList } from "@reclaim/contracts/check-ins";
import { themeForMood } from "@reclaim/contracts/mood-themes";
import { type Http, useHost } from "@reclaim/host-api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { analyseMoods, type Mooded, type ThemeInfo } from "./mood-theme.ts";
import { applyTheme, isAutoTheme, savedDuration, savedTheme } from "./theme.storage.ts";
import { themeNotice } from "./theme.copy.ts";

/** Milliseconds before the notice about the theme, and those of its leaving (core specification §9). */
const NOTICE_DELAY = 300;
const NOTICE_EXIT = 300;

const checkInsOf = (http: Http, memberId: string) => ({
  queryKey: ["check-ins", memberId],
  queryFn: async () => {
    try {
      return await http.get(`/api/check-ins/user/${memberId}`, checkInList);
    } catch (error) {
      console.error("Fetching check-ins failed:", error);
      throw error;
    }
  },
});

/** One analysis for one list of moods, however often it is looked at. */
const analysisOf = (http: Http, memberId: string, checkIns: Mooded[]) => ({
  queryKey: [
    "mood-theme",
    memberId,
    ...checkIns.map(({ localDate, mood }) => `${localDate} ${mood}`),
  ],
  queryFn: () => analyseMoods(http, checkIns),
  staleTime: Infinity,
});

export interface MoodThemes {
  /** Undefined while it is not known. */
  info: ThemeInfo | undefined;
  /** The check-ins did not come. */
  failed: boolean;
}

/** What the member's moods say about a theme. */
export function useThemeInfo(memberId: string): MoodThemes {
  const { http } = useHost();
  const checkIns = useQuery(checkInsOf(http, memberId));
  const analysis = useQuery({
    ...analysisOf(http, memberId, checkIns.data ?? []),
    enabled: checkIns.isSuccess,
  });
  return { info: analysis.data, failed: checkIns.isError };
}

/**
 * Recolours the page by the member's moods while auto-theme is on: whenever his check-ins load or
 * change, and at once when he checks in, which is then told.
 */
export function useMoodTheme(memberId: string): void {
  const { http, events, notify } = useHost();
  const queries = useQueryClient();
  const { info } = useThemeInfo(memberId);
  useEffect(() => {
    if (info && isAutoTheme()) applyTheme(info.theme);
  }, [info]);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let here = true;
    async function follow(checkIn: CheckIn) {
      if (!isAutoTheme()) return;
      const before = savedTheme();
      applyTheme(themeForMood(checkIn.mood));
      const { queryKey } = checkInsOf(http, memberId);
      const past = queries.getQueryData<CheckIn[]>(queryKey);
      const others = past?.filter(({ localDate }) => localDate !== checkIn.localDate) ?? [];
      const all = [checkIn, ...others];
      // A list that never came must not become a list of one: others read it, too.
      if (past) queries.setQueryData(queryKey, all);
      else void queries.invalidateQueries({ queryKey });
      const { theme, moodKeywords } = await queries.fetchQuery(analysisOf(http, memberId, all));
      // Who has left, perhaps by signing out, gets no key written behind him.
      if (!here || !isAutoTheme()) return;
      applyTheme(theme);
      const timer = setTimeout(() => {
        timers.delete(timer);
        const duration = savedDuration() * 1000 + NOTICE_EXIT;
        if (isAutoTheme()) notify({ ...themeNotice(before, theme, moodKeywords), duration });
      }, NOTICE_DELAY);
      timers.add(timer);
    }
    const stop = events.on("check-in.recorded", ({ checkIn }) => void follow(checkIn));
    return () => {
      here = false;
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [http, events, notify, queries, memberId]);
}
