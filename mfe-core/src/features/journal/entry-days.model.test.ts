import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { expect, test } from "vitest";
import { formatFullDay, groupByDay } from "./entry-days.model.ts";

const entryOn = (localDate: string, id: string) => ({ id, localDate }) as JournalEntry;

test("entries stand under their months and days, in the order in which they come", () => {
  const entries = [
    entryOn("2026-11-20", "a"),
    entryOn("2026-11-20", "b"),
    entryOn("2026-11-02", "c"),
    entryOn("2025-11-02", "d"),
  ];
  const ids = groupByDay(entries).map(({ month, days }) => [
    month,
    days.map(({ localDate, entries: ofDay }) => [localDate, ofDay.map(({ id }) => id).join("")]),
  ]);
  expect(ids).toEqual([
    ["2026-11", [["2026-11-20", "ab"], ["2026-11-02", "c"]]],
    ["2025-11", [["2025-11-02", "d"]]],
  ]);
  expect(groupByDay([])).toEqual([]);
});

test("a date is the same in words wherever the device is", () => {
  expect(formatFullDay("2026-11-20")).toBe("Friday, November 20, 2026");
});
