import { localDate } from "@reclaim/contracts-common/time";
import * as z from "zod/mini";

export const ENDS_BEFORE_IT_BEGINS = { error: "Lies before the first date", path: ["to"] };

/** The most days that a range may have: a year, also a leap year. */
const MAX_DAYS = 366;
const countDays = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** A range of local dates, both included, at most 366 days. */
export const dayRange = z.object({ from: localDate, to: localDate }).check(
  z.refine(({ from, to }) => from <= to, ENDS_BEFORE_IT_BEGINS),
  z.refine(({ from, to }) => countDays(from, to) <= MAX_DAYS, {
    error: `More than ${MAX_DAYS} days`,
    path: ["to"],
  }),
);
export type DayRange = z.infer<typeof dayRange>;
