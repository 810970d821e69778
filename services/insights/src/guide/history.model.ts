import type { MoodEntry } from "@reclaim/contracts-insights/moods";
import { type ExerciseKind, EXERCISES } from "@reclaim/contracts-members/exercises";
import type { RecommendationsRequest } from "@reclaim/contracts-insights/recommendations";

/** A calendar date with the mean of its moods. */
export interface Day {
  date: string;
  score: number;
  notes: string[];
}

/** A mean of some days beside that of the others, and how many days each is of. */
export interface Comparison {
  average: number;
  others: number;
  days: number;
  otherDays: number;
}

const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export type Weekday = typeof WEEKDAYS[number];

/** Of fewer days nothing is said, and smaller differences are taken for chance. */
const MIN_DAYS = 4;
const NOTEWORTHY = 0.4;

const mean = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** A mean as it is shown: one digit. */
export const shown = (average: number): string => average.toFixed(1);

/** The days that have a mood, oldest first. */
export function daysOf(moods: readonly MoodEntry[]): Day[] {
  const byDate = Map.groupBy(moods, ({ date }) => date.slice(0, 10));
  return [...byDate].map(([date, entries]) => ({
    date,
    score: mean(entries.map(({ score }) => score)),
    notes: entries.flatMap(({ note }) => note?.trim() ? [note.trim()] : []),
  })).sort((a, b) => a.date < b.date ? -1 : 1);
}

export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "Sunday";

function compare(days: readonly Day[], isOne: (day: Day) => boolean): Comparison | undefined {
  const ones = days.filter(isOne);
  const others = days.filter((day) => !isOne(day));
  if (ones.length < MIN_DAYS || others.length < MIN_DAYS) return undefined;
  return {
    average: mean(ones.map(({ score }) => score)),
    others: mean(others.map(({ score }) => score)),
    days: ones.length,
    otherDays: others.length,
  };
}

/** Each weekday that has enough days, beside all the others. */
function weekdays(days: readonly Day[]): (Comparison & { weekday: Weekday })[] {
  return WEEKDAYS.flatMap((weekday) => {
    const found = compare(days, ({ date }) => weekdayOf(date) === weekday);
    return found ? [{ ...found, weekday }] : [];
  });
}

/** The weekday that lies furthest below the others, if it lies clearly below. */
export const lowWeekday = (days: readonly Day[]) =>
  weekdays(days).filter(({ average, others }) => others - average >= NOTEWORTHY)
    .sort((a, b) => (a.average - a.others) - (b.average - b.others))[0];

/** The weekday that lies furthest above the others, if it lies clearly above. */
export const highWeekday = (days: readonly Day[]) =>
  weekdays(days).filter(({ average, others }) => average - others >= NOTEWORTHY)
    .sort((a, b) => (b.average - b.others) - (a.average - a.others))[0];

/** The kind of practice whose days were clearly better than those without it. */
export function helpfulPractice(
  days: readonly Day[],
  practices: NonNullable<RecommendationsRequest["practices"]>,
): (Comparison & { kind: ExerciseKind }) | undefined {
  const byKind = Map.groupBy(practices, ({ exerciseId }) => EXERCISES[exerciseId].kind);
  return [...byKind].flatMap(([kind, done]) => {
    const dates = new Set(done.map(({ localDate }) => localDate));
    const found = compare(days, ({ date }) => dates.has(date));
    return found && found.average - found.others >= NOTEWORTHY ? [{ ...found, kind }] : [];
  }).sort((a, b) => (b.average - b.others) - (a.average - a.others))[0];
}

/** How the last days were: their mean, and the difference to as many before them where there are enough. */
export interface Level {
  average: number;
  count: number;
  change: number | undefined;
}

const RECENT = 14;
const MIN_COMPARED = 5;

/** Of dated moods where there are three, else of the bare ones, newest first; undefined below three. */
export function levelOf(days: readonly Day[], recentMoods: readonly number[]): Level | undefined {
  const scores = days.length >= 3 ? days.map(({ score }) => score) : recentMoods.toReversed();
  if (scores.length < 3) return undefined;
  const last = scores.slice(-RECENT);
  const before = scores.slice(0, -RECENT).slice(-RECENT);
  return {
    average: mean(last),
    count: last.length,
    change: before.length < MIN_COMPARED ? undefined : mean(last) - mean(before),
  };
}
