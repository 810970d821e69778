import { expect, test } from "vitest";
import { earlierYears } from "./years-ago.model.ts";

const days = (today: string, firstYear: number) =>
  earlierYears(today, firstYear).map(({ from, to }) => from === to ? from : `${from}/${to}`);

test("a date is asked for in each year since the member joined, the latest first", () => {
  expect(days("2028-11-21", 2025)).toEqual(["2027-11-21", "2026-11-21", "2025-11-21"]);
});

test("in the year of joining there is no year before", () => {
  expect(days("2026-11-21", 2026)).toEqual([]);
  expect(days("2026-11-21", Number.NaN)).toEqual([]);
});

test("29 February is 28 February of common years, and 29 February of leap years", () => {
  expect(days("2032-02-29", 2028)).toEqual([
    "2031-02-28",
    "2030-02-28",
    "2029-02-28",
    "2028-02-29",
  ]);
});

test("on 28 February of a common year, 29 February of leap years belongs to it", () => {
  expect(days("2029-02-28", 2027)).toEqual(["2028-02-28/2028-02-29", "2027-02-28"]);
  expect(days("2028-02-28", 2024)).toEqual([
    "2027-02-28",
    "2026-02-28",
    "2025-02-28",
    "2024-02-28",
  ]);
});
