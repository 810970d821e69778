import { expect, it } from "vitest";
import { isLong } from "./post-card.model.ts";

it("a text is long above 600 characters or eight lines", () => {
  expect([isLong("a".repeat(600)), isLong("a".repeat(601))]).toEqual([false, true]);
  expect([isLong("a\n".repeat(7)), isLong("a\n".repeat(8))]).toEqual([false, true]);
  expect(isLong("")).toBe(false);
});
