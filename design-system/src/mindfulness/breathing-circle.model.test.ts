import { expect, test } from "vitest";
import { type BreathPhase, filledSeconds } from "./breathing-circle.model.ts";

const over = (phase: BreathPhase) =>
  [4, 3, 2, 1, 0].map((remaining) => filledSeconds(phase, 4, remaining));

test("a breath fills second by second, is held, and empties again", () => {
  expect(over("in")).toEqual([0, 1, 2, 3, 4]);
  expect(over("hold-in")).toEqual([4, 4, 4, 4, 4]);
  expect(over("out")).toEqual([4, 3, 2, 1, 0]);
  expect(over("hold-out")).toEqual([0, 0, 0, 0, 0]);
});

test("before the first breath and after the last it is empty", () => {
  expect(over("idle")).toEqual([0, 0, 0, 0, 0]);
  expect(over("finished")).toEqual([0, 0, 0, 0, 0]);
});

test("parts of a second and figures out of range stay within the phase", () => {
  expect(filledSeconds("in", 4, 2.4)).toBe(1);
  expect(filledSeconds("in", 4, 9)).toBe(0);
  expect(filledSeconds("out", 4, -1)).toBe(0);
});
