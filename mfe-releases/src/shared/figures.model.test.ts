import { expect, test } from "vitest";
import {
  failedShare,
  formatDifference,
  formatMilliseconds,
  formatPercent,
  formatSeconds,
  formatSize,
} from "./figures.model.ts";
import { sampleHealth } from "./testing.ts";

test("failures are a share of the visits, never more than all", () => {
  expect(failedShare(sampleHealth({ visits: 200, loadErrors: 1, renderErrors: 1 }))).toBe(1);
  expect(failedShare(sampleHealth({ visits: 2, loadErrors: 2, renderErrors: 2 }))).toBe(100);
  expect(failedShare(sampleHealth({ visits: 0, loadErrors: 0, renderErrors: 0 }))).toBeNull();
});

test("figures keep their decimals, so that they can be compared", () => {
  expect([formatPercent(0), formatPercent(12.345), formatSeconds(1240), formatMilliseconds(1234.4)])
    .toEqual(["0.00 %", "12.35 %", "1.24 s", "1,234 ms"]);
});

test("a difference has its sign; what rounds to nothing has none", () => {
  expect([0.154, -0.05, 0.001].map((of) => formatDifference(of, formatPercent)))
    .toEqual(["+0.15 %", "−0.05 %", "0.00 %"]);
});

test("sizes are told in units that one knows", () => {
  expect([formatSize(48_300), formatSize(3 * 1024 * 1024)]).toEqual(["47 KiB", "3.0 MiB"]);
});
