import { TRENDS } from "@reclaim/contracts-insights/mood-analysis";
import type { MoodEntry } from "@reclaim/contracts-insights/moods";
import type { MoodFacts } from "./guide.ts";

/** The calendar date of a mood. */
const dayOfMood = ({ date }: MoodEntry): string => date.slice(0, 10);

export const oldestFirst = (moods: MoodEntry[]): MoodEntry[] =>
  moods.toSorted((a, b) => a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

const mean = (scores: number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
const toTwoDigits = (value: number) => Math.round(value * 100) / 100;

/** As many of the last moods are compared with as many before them; half of them when there are fewer. */
const COMPARED = 14;
/** A smaller difference is chance. */
const NOTEWORTHY = 0.35;

/** What is counted in moods, oldest first; at least one. The trend is of the last four weeks. */
export function moodFacts(moods: MoodEntry[]): MoodFacts {
  const scores = moods.map(({ score }) => score);
  const size = Math.min(COMPARED, Math.floor(scores.length / 2));
  const difference = size === 0
    ? 0
    : mean(scores.slice(-size)) - mean(scores.slice(-2 * size, -size));
  const [improving, stable, declining] = TRENDS;
  return {
    averageScore: toTwoDigits(mean(scores)),
    trend: difference >= NOTEWORTHY ? improving : difference <= -NOTEWORTHY ? declining : stable,
  };
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** Of fewer days nothing is said. */
const MIN_WEEKDAYS = 4;

/** The average of each weekday that has enough moods. */
export function weekdayAverages(
  moods: MoodEntry[],
): { weekday: string; average: number; days: number }[] {
  const byDay = Map.groupBy(moods, (mood) => new Date(`${dayOfMood(mood)}T00:00:00Z`).getUTCDay());
  return DAYS.flatMap((weekday, day) => {
    const scores = (byDay.get(day) ?? []).map(({ score }) => score);
    return scores.length < MIN_WEEKDAYS
      ? []
      : [{ weekday, average: toTwoDigits(mean(scores)), days: scores.length }];
  });
}

/** How many of the newest moods a model gets one by one, and how much of their notes in all. */
const SHOWN_MOODS = 60;
const SHOWN_NOTES = 8000;

/** The newest moods with their notes, oldest first, as much as a model gets of them. */
export function shownMoods(
  moods: MoodEntry[],
): { date: string; score: number; note?: string }[] {
  let room = SHOWN_NOTES;
  return moods.slice(-SHOWN_MOODS).toReversed().map((mood) => {
    const note = mood.note?.trim().slice(0, room) ?? "";
    room -= note.length;
    return { date: dayOfMood(mood), score: mood.score, ...(note ? { note } : {}) };
  }).reverse();
}
