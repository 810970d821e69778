import { expect, test } from "vitest";
import { formatDate, weeksOfMonth } from "./dates.model.ts";

test("a date is formatted as the same day in every time zone", () => {
  expect(formatDate("2026-11-01", { weekday: "long", day: "numeric", month: "long" }))
    .toBe("Sunday, November 1");
});

test("a month has the whole weeks that it reaches into", () => {
  const november = weeksOfMonth("2026-11", 1);
  expect(november).toHaveLength(6);
  expect(november[0]?.[0]).toBe("2026-10-26");
  expect(november[0]?.[6]).toBe("2026-11-01");
  expect(november[5]?.[0]).toBe("2026-11-30");
  expect(november[5]?.[6]).toBe("2026-12-06");
});

test("weeks may start on Sunday", () => {
  const november = weeksOfMonth("2026-11", 0);
  expect(november[0]?.[0]).toBe("2026-11-01");
  expect(november).toHaveLength(5);
});

test("a month of four full weeks has no day of another, over the year's end neither is lost", () => {
  expect(weeksOfMonth("2027-02", 1).flat().every((date) => date.startsWith("2027-02"))).toBe(true);
  expect(weeksOfMonth("2026-12", 1).at(-1)?.at(-1)).toBe("2027-01-03");
  expect(weeksOfMonth("2028-02", 1).flat()).toContain("2028-02-29");
});
