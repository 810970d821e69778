import type { MemberSituation } from "@reclaim/contracts-insights/insights";
import { MIN_MOODS } from "@reclaim/contracts-insights/mood-analysis";
import { MOOD_LIMIT, type MoodEntry } from "@reclaim/contracts-insights/moods";
import type { CheckIn } from "@reclaim/contracts-members/check-ins";
import type { Member } from "@reclaim/contracts-members/members";

/** The scale of the moods, which every call with moods carries (D56). */
export const MOOD_SCALE = { min: 1, max: 5 } as const;

/** The member data sent to AI services (D32, D33): an allow-list without identifying fields. */
export const toMemberSituation = (
  {
    age,
    goals,
    burnoutLevel,
    progress,
    recentMoods,
    journalEntries,
    completedModules,
    streak,
  }: Member,
): MemberSituation => ({
  age,
  goals,
  burnoutLevel,
  progress,
  scale: MOOD_SCALE,
  recentMoods,
  journalEntries,
  completedModules,
  streak,
});

/** Of so many check-ins the notes go along; of older ones the moods only, which keeps the call small. */
export const NOTES_SENT = 30;

/** Check-ins, newest first, as the AI calls take them. */
export const toMoodData = (checkIns: CheckIn[]): MoodEntry[] =>
  checkIns.slice(0, MOOD_LIMIT).map(({ localDate, mood, thoughts }, index) => ({
    date: localDate,
    score: mood,
    ...(index < NOTES_SENT && { note: thoughts }),
  }));

/** An analysis of fewer moods would show chance (community specification §9). */
export const isEnoughMoods = (count: number): boolean => count >= MIN_MOODS;
