import { millisecondsInDay } from "date-fns/constants";

const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The last `count` calendar dates up to `last`, oldest first, whatever clocks did meanwhile. */
export const datesUntil = (last: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) =>
      new Date(startOf(last) - (count - 1 - index) * millisecondsInDay).toISOString().slice(0, 10),
  );

/** The day of the week of a calendar date: 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(startOf(date)).getUTCDay() || 7;
