import { expect, test } from "vitest";
import { excerptAround, markWords } from "./found-words.model.ts";

/** The text with what was found in brackets. */
const marked = (text: string, words: string) =>
  markWords(text, words).map((part) => part.isFound ? `[${part.text}]` : part.text).join("");

test.for(
  [
    ["A walk. Walking helps.", "walk", "A [walk]. [Walk]ing helps."],
    ["A long walk.", "WALK long", "A [long] [walk]."],
    ["Im Café, später.", "cafe spater", "Im [Café], [später]."],
    ["Cafe\u0301 again", "café", "[Cafe\u0301] again"],
    ["İstanbul, then home", "home", "İstanbul, then [home]"],
    ["🚲 by 🚲", "🚲", "[🚲] by [🚲]"],
    ["seaside", "sea seas", "[seas]ide"],
    ["abab", "aba bab", "[abab]"],
    ["A walk.", "swim", "A walk."],
    ["a.b (c)", ".b (c", "a[.b] [(c])"],
    ["", "walk", ""],
  ] as const,
)("%j, searched for %j", ([text, words, expected]) => {
  expect(marked(text, words)).toBe(expected);
  expect(markWords(text, words).map((part) => part.text).join("")).toBe(text);
});

test("an excerpt begins at a word a little before the first hit", () => {
  const text = `${"one two three ".repeat(40)}the river ${"four ".repeat(40)}`;
  const excerpt = excerptAround(text, "river");
  expect(excerpt).toMatch(/^… (one|two|three) /);
  expect(excerpt.indexOf("river")).toBeLessThan(100);
  expect(text.endsWith(excerpt.slice(2))).toBe(true);
});

test("an excerpt is the whole text when the hit is near its beginning, or there is none", () => {
  const text = `the river ${"four ".repeat(400)}`;
  expect(excerptAround(text, "river")).toBe(text);
  expect(excerptAround(text, "lake")).toBe(text);
});

test("20,000 characters without a space are marked and cut, too", () => {
  const text = `${"x".repeat(19_995)}river`;
  expect(excerptAround(text, "river").length).toBeLessThan(100);
  expect(markWords(text, "river").at(-1)).toEqual({ text: "river", isFound: true });
});
