import { expect, test } from "vitest";
import { keptSeconds } from "./practice.model.ts";

test("a practice is kept when it was done to its end, or for a minute or more", () => {
  expect(keptSeconds(45_000, 45)).toBe(45);
  // A timer that was a little early.
  expect(keptSeconds(44_200, 45)).toBe(44);
  expect(keptSeconds(60_000, 600)).toBe(60);
  expect(keptSeconds(59_999, 600)).toBeNull();
  expect(keptSeconds(30_000, 45)).toBeNull();
  expect(keptSeconds(0, 180)).toBeNull();
});

test("no practice is longer than its exercise", () => {
  expect(keptSeconds(3_600_000, 180)).toBe(180);
});
