import { expect, test } from "vitest";
import { countCharacters } from "./character-count.model.ts";

const announced = (left: number, limit = 2000) => countCharacters(limit - left, limit).announced;

test("big numbers are readable", () => {
  expect(countCharacters(1240, 5000).shown).toBe("1,240 / 5,000");
});

test("nothing is said before the end is near", () => {
  expect(announced(101)).toBe("");
  expect(announced(4, 30)).toBe("");
});

test("near the end it is said in steps of ten", () => {
  expect([100, 99, 91, 90, 10, 1, 0].map((left) => announced(left))).toEqual([
    "100 characters left",
    "100 characters left",
    "100 characters left",
    "90 characters left",
    "10 characters left",
    "10 characters left",
    "0 characters left",
  ]);
});

test("a text that fits exactly has no fault", () => {
  expect(countCharacters(30, 30).fault).toBeUndefined();
});

test("a text too long says by how much, and is announced once", () => {
  expect(countCharacters(31, 30).fault).toBe("Shorten the text by 1 character.");
  expect(countCharacters(6500, 5000).fault).toBe("Shorten the text by 1,500 characters.");
  expect(announced(-1)).toBe(announced(-500));
});
