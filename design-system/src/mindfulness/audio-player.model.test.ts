import { expect, test } from "vitest";
import { formatClock, formatSpoken, stepByKey } from "./audio-player.model.ts";

test.each([[0, "0:00"], [5.9, "0:05"], [65, "1:05"], [600, "10:00"], [3725, "62:05"], [
  -1,
  "0:00",
]])(
  "%d seconds on the clock are %s",
  (seconds, words) => expect(formatClock(seconds)).toBe(words),
);

test("a length that is not known yet is not a figure", () => {
  expect(formatClock(NaN)).toBe("–:––");
  expect(formatClock(Infinity)).toBe("–:––");
});

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [60, "1 minute"],
  [80, "1 minute 20 seconds"],
  [121, "2 minutes 1 second"],
  [180, "3 minutes"],
])("%d seconds are said as %s", (seconds, words) => expect(formatSpoken(seconds)).toBe(words));

test("arrows go by a little, pages by more, Home and End to the ends", () => {
  const seek = { max: 180, arrow: 5, page: 30 };
  const from60 = (key: string) => stepByKey(key, 60, seek);
  expect([from60("ArrowRight"), from60("ArrowUp"), from60("ArrowLeft"), from60("ArrowDown")])
    .toEqual([65, 65, 55, 55]);
  expect([from60("PageUp"), from60("PageDown"), from60("Home"), from60("End")])
    .toEqual([90, 30, 0, 180]);
  expect(from60("a")).toBeUndefined();
  expect(stepByKey("ArrowLeft", 2, seek)).toBe(0);
  expect(stepByKey("PageUp", 170, seek)).toBe(180);
});
