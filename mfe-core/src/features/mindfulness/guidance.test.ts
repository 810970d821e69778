import { describe, expect, test } from "vitest";
import { MEDITATIONS, VISUALIZATIONS } from "../../shared/exercises.ts";
import {
  forbiddenIn,
  phrasesOf,
  readingEase,
  sentencesOf,
  wordsOf,
} from "../../shared/wording.testing.ts";
import { type Guidance, lineAt } from "./guidance.model.ts";
import { loadGuidance } from "./load-guidance.ts";

/** A calm voice, 96 words a minute, and a breath after each line. */
const WORDS_PER_SECOND = 1.6;
const BREATH_SECONDS = 2;
const MAX_SECONDS_WITHOUT_A_WORD = 45;
const CLOSING_SECONDS = 12;
const SHARED_WORDS = 6;

const GUIDED = await Promise.all(
  [...MEDITATIONS, ...VISUALIZATIONS].map(async ({ id, duration }) => ({
    id,
    duration,
    guidance: await loadGuidance(id) ?? [],
  })),
);

const readingSeconds = (text: string): number =>
  wordsOf(text).length / WORDS_PER_SECOND + BREATH_SECONDS;

/** Values that occur more than once. */
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const textsOf = (guidance: Guidance): string[] => guidance.map(({ text }) => text);

describe.each(GUIDED)("guidance of $id", ({ duration, guidance }) => {
  const starts = guidance.map(({ at }) => at);
  const ends = [...starts.slice(1), duration];

  test("lasts from the first seconds to the last", () => {
    expect(starts[0]).toBeLessThanOrEqual(3);
    expect(starts.at(-1)).toBeGreaterThanOrEqual(duration - CLOSING_SECONDS);
    expect(starts.at(-1)).toBeLessThan(duration);
  });

  test("leaves time to read each line, and nobody alone for long", () => {
    const lines = guidance.map(({ text }, index) => ({
      text,
      seconds: (ends[index] ?? 0) - (starts[index] ?? 0),
    }));
    expect(lines.filter(({ text, seconds }) => seconds < readingSeconds(text))).toEqual([]);
    expect(lines.filter(({ seconds }) => seconds > MAX_SECONDS_WITHOUT_A_WORD)).toEqual([]);
  });

  test("is heard at once, claims nothing and coaches nobody", () => {
    expect(readingEase(textsOf(guidance))).toBeGreaterThanOrEqual(70);
    expect(textsOf(guidance).flatMap(forbiddenIn)).toEqual([]);
  });
});

test("no sentence is said twice, within an exercise or in two, nor six words of one", () => {
  const texts = GUIDED.flatMap(({ guidance }) => textsOf(guidance));
  expect(repeated(texts.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).join(" "))))
    .toEqual([]);
  expect(repeated(texts.flatMap((text) => phrasesOf(text, SHARED_WORDS)))).toEqual([]);
});

test("a line stands until the next begins, and an exercise without guidance has none", async () => {
  const first = { at: 2, text: "Sit down." };
  const second = { at: 10, text: "Get up." };
  const shown = [0, 2, 9.9, 10, 500].map((seconds) => lineAt([first, second], seconds));
  expect(shown).toEqual([null, first, first, second, second]);
  expect(lineAt([], 5)).toBeNull();
  expect(await loadGuidance("box-breathing")).toBeNull();
});
