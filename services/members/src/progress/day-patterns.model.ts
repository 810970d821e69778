import type { DayPattern } from "@reclaim/contracts-members/progress";
import { errorFunction } from "simple-statistics";
import { weekdayOf } from "./dates.model.ts";

/** One date of the member. Dates follow each other without a gap, oldest first. */
export interface PatternDay {
  /** YYYY-MM-DD. */
  date: string;
  /** 1 to 5, null without a check-in. */
  mood: number | null;
  hasEntry: boolean;
  hasPractice: boolean;
}

/** With fewer Mondays nothing is said of Mondays: two months of them. */
export const MIN_WEEKDAYS = 8;
/** With fewer days on either side nothing is said of journal, practice and pauses. */
export const MIN_DAYS = 10;
/** A smaller difference, in steps of mood, is not worth a sentence, however sure it is. */
const MIN_DIFFERENCE = 0.3;
/** Weekdays, journal, practice and pause: the more is looked at, the more chance finds. */
const COMPARISONS = 10;
/** Chances that are told, the surest first. */
const LEVELS = [1000, 100, 20] as const;
/** A mood is rounded to a whole number, which alone varies by this much. */
const ROUNDING_VARIANCE = 1 / 12;
/** Moods that are more alike than this from day to day tell too little. */
const MAX_CORRELATION = 0.9;

type Found = DayPattern & { chance: number };

/**
 * What good and bad days go with, strongest first; at most the lowest and the highest day of the week.
 * Welch's t-test for each comparison, its chance multiplied by the number of comparisons
 * (Bonferroni). Neighbouring days are alike, so that many days say less than as many independent ones:
 * the variance is raised by the correlation of neighbours, (1 + r) / (1 - r). So of members whose
 * moods go with nothing, fewer than one in twenty is told anything.
 */
export function findPatterns(days: readonly PatternDay[]): DayPattern[] {
  const { all, weekdays, journal, practice, pause, known } = tally(days);
  const raise = raiseByNeighbours(days, all);
  const ofWeekdays = weekdays.flatMap((own, index) =>
    compare(own, without(all, own), {
      kind: "weekday",
      weekday: index + 1,
      least: MIN_WEEKDAYS,
      // The same weekday comes a week later: its days are hardly neighbours.
      raise: [1, raise],
    })
  ).toSorted((a, b) => difference(a) - difference(b));
  const lowest = ofWeekdays.filter((found) => difference(found) < 0).slice(0, 1);
  const highest = ofWeekdays.filter((found) => difference(found) > 0).slice(-1);
  const compareDays = (kind: DayPattern["kind"], own: Tally, among: Tally) =>
    compare(own, without(among, own), { kind, least: MIN_DAYS, raise: [raise, raise] });
  return [
    ...lowest,
    ...highest,
    ...compareDays("journal", journal, all),
    ...compareDays("practice", practice, all),
    ...compareDays("pause", pause, known),
  ].toSorted((a, b) => a.chance - b.chance)
    .map(({ chance: _chance, ...pattern }) => pattern);
}

const difference = ({ mean, otherMean }: DayPattern) => mean - otherMean;

/** Moods of some days, summed up: a page is read by everybody at once, so days are passed once. */
interface Tally {
  count: number;
  sum: number;
  squares: number;
}
const empty = (): Tally => ({ count: 0, sum: 0, squares: 0 });
function add(tally: Tally, mood: number): void {
  tally.count++;
  tally.sum += mood;
  tally.squares += mood * mood;
}
const without = (all: Tally, own: Tally): Tally => ({
  count: all.count - own.count,
  sum: all.sum - own.sum,
  squares: all.squares - own.squares,
});
const meanOf = ({ sum, count }: Tally) => sum / count;
const varianceOf = ({ count, sum, squares }: Tally) => (squares - sum * sum / count) / (count - 1);

function tally(days: readonly PatternDay[]) {
  const all = empty();
  const weekdays = Array.from({ length: 7 }, empty);
  const [journal, practice, pause] = [empty(), empty(), empty()];
  /** Check-ins of which is known whether a pause was before them: all but the first. */
  const known = empty();
  const [first] = days;
  const start = first ? weekdayOf(first.date) - 1 : 0;
  for (const [index, { mood, hasEntry, hasPractice }] of days.entries()) {
    if (mood === null) continue;
    if (index > 0 && all.count > 0) {
      add(known, mood);
      if (days[index - 1]?.mood === null) add(pause, mood);
    }
    add(all, mood);
    const ofWeekday = weekdays[(start + index) % 7];
    if (ofWeekday) add(ofWeekday, mood);
    if (hasEntry) add(journal, mood);
    if (hasPractice) add(practice, mood);
  }
  return { all, weekdays, journal, practice, pause, known };
}

/** Whether moods differ between days and the others, clearly enough to be told. */
function compare(
  own: Tally,
  others: Tally,
  { kind, weekday, least, raise }: {
    kind: DayPattern["kind"];
    weekday?: number;
    least: number;
    raise: [own: number, others: number];
  },
): Found[] {
  if (own.count < least || others.count < least) return [];
  const chance = COMPARISONS * chanceOf(sample(own, raise[0]), sample(others, raise[1]));
  const oneIn = LEVELS.find((level) => chance < 1 / level);
  const pattern = {
    mean: meanOf(own),
    days: own.count,
    otherMean: meanOf(others),
    otherDays: others.count,
  };
  if (!oneIn || Math.abs(pattern.mean - pattern.otherMean) < MIN_DIFFERENCE) return [];
  return [{ kind, ...(weekday && { weekday }), ...pattern, oneIn, chance }];
}

interface Sample {
  mean: number;
  /** Of the mean. */
  variance: number;
  count: number;
}
const sample = (tally: Tally, raise: number): Sample => ({
  mean: meanOf(tally),
  variance: raise * Math.max(varianceOf(tally), ROUNDING_VARIANCE) / tally.count,
  count: tally.count,
});

/**
 * How often chance alone makes two means differ at least as much, from 0 to 1: Welch's t-test, both
 * sides, Student's distribution by a normal one (Abramowitz and Stegun, 26.7.8).
 */
function chanceOf(one: Sample, other: Sample): number {
  const variance = one.variance + other.variance;
  const t = Math.abs(one.mean - other.mean) / Math.sqrt(variance);
  const freedom = variance ** 2 /
    (one.variance ** 2 / (one.count - 1) + other.variance ** 2 / (other.count - 1));
  const z = t * (1 - 1 / (4 * freedom)) / Math.sqrt(1 + t ** 2 / (2 * freedom));
  return 1 - errorFunction(z / Math.SQRT2);
}

/** By how much the likeness of neighbouring days raises the variance of a mean; at least 1. */
function raiseByNeighbours(days: readonly PatternDay[], all: Tally): number {
  const [mean, variance] = [meanOf(all), varianceOf(all)];
  let pairs = 0;
  let products = 0;
  let before: number | null = null;
  for (const { mood } of days) {
    if (mood !== null && before !== null) {
      pairs++;
      products += (mood - mean) * (before - mean);
    }
    before = mood;
  }
  if (pairs === 0 || !(variance > 0)) return 1;
  const correlation = Math.min(MAX_CORRELATION, Math.max(0, products / pairs / variance));
  return (1 + correlation) / (1 - correlation);
}
