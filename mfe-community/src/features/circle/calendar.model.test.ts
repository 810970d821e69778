import { expect, it } from "vitest";
import { nextFireside } from "./calendar.model.ts";

it("the next fireside chat is on Thursday at seven, this week's until it begins", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
  expect(nextFireside(at(21, 9))).toEqual(at(26, 19));
  expect(nextFireside(at(26, 18))).toEqual(at(26, 19));
  expect(nextFireside(at(26, 19))).toEqual(new Date(2026, 11, 3, 19));
});
