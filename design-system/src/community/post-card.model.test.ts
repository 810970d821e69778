import { expect, it } from "vitest";
import { isLongText } from "./post-card.model.ts";

it("a text is long above 600 characters or eight lines", () => {
  expect([isLongText("a".repeat(600)), isLongText("a".repeat(601))]).toEqual([false, true]);
  expect([isLongText("a\n".repeat(7)), isLongText("a\n".repeat(8))]).toEqual([false, true]);
  expect(isLongText("")).toBe(false);
});
