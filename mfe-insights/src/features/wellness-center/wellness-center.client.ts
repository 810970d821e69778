import { journalPromptAnswer } from "@reclaim/contracts-insights/insights";
import { moodAnalysisAnswer } from "@reclaim/contracts-insights/mood-analysis";
import { recommendationsAnswer } from "@reclaim/contracts-insights/recommendations";
import { type CheckIn, checkInList } from "@reclaim/contracts-members/check-ins";
import type { Member } from "@reclaim/contracts-members/members";
import { practiceList } from "@reclaim/contracts-members/practice";
import { type Host, type Http, useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { toLocalDate } from "../../shared/dates.model.ts";
import { MOOD_SCALE, toMemberSituation, toMoodData } from "./wellness-center.model.ts";

const fetchCheckIns = (http: Http, memberId: string): Promise<CheckIn[]> =>
  http.get(`/api/check-ins/user/${memberId}`, checkInList);

/** Fetches all check-ins of the member, newest first, anew on each visit. */
export function useCheckIns(memberId: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: ["check-ins", memberId],
    queryFn: () => fetchCheckIns(http, memberId),
    staleTime: 0,
  });
}

/** Asks what to do next, from the member's own figures, moods and practice. */
export async function recommend({ http, clock }: Pick<Host, "http" | "clock">, member: Member) {
  const [checkIns, practices] = await Promise.all([
    fetchCheckIns(http, member.id),
    http.get("/api/practice?limit=50", practiceList),
  ]);
  const body = {
    ...toMemberSituation(member),
    moodData: toMoodData(checkIns),
    practices: practices.map(({ exerciseId, localDate }) => ({ exerciseId, localDate })),
    localDate: toLocalDate(clock.now(), member.timeZone),
  };
  return await http.send("POST", "/api/ai/recommendations", body, recommendationsAnswer);
}

/** Asks for a journal prompt other than `previous`; the answer may say that a text shows risk. */
export const generateJournalPrompt = (
  http: Http,
  { member, previous }: { member: Member; previous: string | null },
) =>
  http.send(
    "POST",
    "/api/ai/journal-prompt",
    { ...toMemberSituation(member), previous },
    journalPromptAnswer,
  );

/** Asks what the member's check-ins show. */
export const analyseMoods = (http: Http, checkIns: CheckIn[]) =>
  http.send(
    "POST",
    "/api/ai/mood-analysis",
    { scale: MOOD_SCALE, moodData: toMoodData(checkIns) },
    moodAnalysisAnswer,
  );
