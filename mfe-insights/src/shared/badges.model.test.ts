import type { Badge } from "@reclaim/contracts-members/badges";
import { expect, test } from "vitest";
import { sortBadges } from "./badges.model.ts";

const badge = (id: string, earned: boolean): Badge => ({
  id,
  name: id,
  icon: "flame",
  description: id,
  earned,
});

test("achievement progress is the share of the thirteen badges that is earned [BDG-15]", () => {
  const thirteen = Array.from({ length: 13 }, (_, index) => badge(`${index}`, index < 4));
  expect(sortBadges(thirteen).percent).toBeCloseTo(400 / 13);
});

test("one earned badge of four is a quarter", () => {
  const badges = [badge("a", false), badge("b", true), badge("c", false), badge("d", false)];
  const { earned, locked, percent } = sortBadges(badges);
  expect(earned.map(({ id }) => id)).toEqual(["b"]);
  expect(locked.map(({ id }) => id)).toEqual(["a", "c", "d"]);
  expect(percent).toBe(25);
});

test("a member without any badges stands at nothing, not at an error", () => {
  expect(sortBadges([]).percent).toBe(0);
});
