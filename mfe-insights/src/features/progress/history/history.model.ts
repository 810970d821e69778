import { quantile } from "d3-array";
import { addDays } from "../progress.model.ts";

/** What a picture of moods spans. */
export const SPANS = ["week", "month", "year"] as const;
export type Span = (typeof SPANS)[number];

/** Both dates are included. */
export interface DateRange {
  from: string;
  to: string;
}

/** A month is four weeks and a year 52, so that each range has the same weekdays. */
const DAYS: Record<Span, number> = { week: 7, month: 28, year: 364 };
const DAYS_PER_POINT: Record<Span, number> = { week: 1, month: 1, year: 7 };
/** With fewer check-ins there is no usual range. */
const MIN_USUAL_CHECK_INS = 14;

/** The range of a span that ends today, or `back` spans earlier. */
export function rangeOf(span: Span, today: string, back: number): DateRange {
  const to = addDays(today, -back * DAYS[span]);
  return { from: addDays(to, 1 - DAYS[span]), to };
}

/** Every date of a range, oldest first. */
export function datesOf({ from, to }: DateRange): string[] {
  const dates = [from];
  for (let date = from; date < to;) dates.push(date = addDays(date, 1));
  return dates;
}

/** A day, or the mean of a week; `mood` is null without a check-in, which leaves a gap. */
export interface MoodPoint extends DateRange {
  mood: number | null;
  checkIns: number;
}

/** What is drawn of a range: a point for each day, and for each week of a year. */
export function pointsOf(
  span: Span,
  range: DateRange,
  moods: ReadonlyMap<string, number>,
): MoodPoint[] {
  const dates = datesOf(range);
  const size = DAYS_PER_POINT[span];
  return Array.from({ length: Math.ceil(dates.length / size) }, (_, index) => {
    const part = dates.slice(index * size, (index + 1) * size);
    const given = part.flatMap((date) => moods.get(date) ?? []);
    return {
      from: part[0] ?? range.from,
      to: part.at(-1) ?? range.to,
      mood: given.length > 0 ? given.reduce((sum, mood) => sum + mood, 0) / given.length : null,
      checkIns: given.length,
    };
  });
}

/** The middle half of moods: a quarter is lower, a quarter higher. Null with too few. */
export function usualRange(moods: readonly number[]): { low: number; high: number } | null {
  if (moods.length < MIN_USUAL_CHECK_INS) return null;
  const low = quantile(moods, 0.25);
  const high = quantile(moods, 0.75);
  return low === undefined || high === undefined ? null : { low, high };
}

/** The twelve months that end with the one of a date, or `back` years earlier. */
export function monthsOf(today: string, back: number): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const count = year * 12 + month - 1 - back * 12 - (11 - index);
    return `${Math.floor(count / 12)}-${String(count % 12 + 1).padStart(2, "0")}`;
  });
}

/** Dates of months, from the first to the last, and not after today. */
export function rangeOfMonths(months: readonly string[], today: string): DateRange {
  const last = daysOfMonth(months.at(-1) ?? today.slice(0, 7)).at(-1) ?? today;
  return { from: `${months[0]}-01`, to: last < today ? last : today };
}

/** Every date of a month, YYYY-MM. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const dates: string[] = [];
  for (let date = first; date.startsWith(month); date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** 0 is Monday, 6 Sunday. */
export const weekdayOf = (date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
