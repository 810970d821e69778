import assert from "node:assert/strict";
import { datesUntil, weekdayOf } from "./dates.model.ts";
import { findPatterns, MIN_DAYS, MIN_WEEKDAYS, type PatternDay } from "./day-patterns.model.ts";

const { test } = Deno;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
/** Normally distributed, of mean 0 and variance 1 (Irwin and Hall). */
const normal = (random: () => number) =>
  Array.from({ length: 12 }, random).reduce((sum, value) => sum + value) - 6;
const toMood = (level: number) => Math.min(5, Math.max(1, Math.round(level)));

/** Days up to Saturday, 21 November 2026; absent fields are those of a day without anything. */
const days = (count: number, dayOf: (date: string, index: number) => Partial<PatternDay>) =>
  datesUntil("2026-11-21", count).map((date, index): PatternDay => ({
    date,
    mood: null,
    hasEntry: false,
    hasPractice: false,
    ...dayOf(date, index),
  }));
/** 3 and 4 in turns of three days, which no day of the week goes with. */
const usual = (index: number) => index % 3 === 0 ? 4 : 3;

test("lower Mondays are told with both means and their number", () => {
  const random = seeded(1);
  const found = findPatterns(days(366, (date) => ({
    mood: toMood((weekdayOf(date) === 1 ? 2.4 : 3.4) + 0.6 * normal(random)),
  })));
  assert.equal(found.length, 1);
  const { kind, weekday, mean, otherMean, days: mondays, otherDays, oneIn } = found[0]!;
  assert.deepEqual(
    { kind, weekday, mondays, otherDays, oneIn },
    { kind: "weekday", weekday: 1, mondays: 52, otherDays: 314, oneIn: 1000 },
  );
  assert.ok(mean < 2.7 && otherMean > 3.1, `${mean} against ${otherMean}`);
});

test("of several weekdays only the lowest and the highest are told", () => {
  const found = findPatterns(days(366, (date, index) => ({
    mood: { 1: 1, 2: 2, 6: 4, 7: 5 }[weekdayOf(date)] ?? usual(index),
  })));
  assert.deepEqual(found.map(({ weekday }) => weekday).sort(), [1, 7]);
});

test("fewer Mondays than needed say nothing, however low they are", () => {
  const mondays = (count: number) =>
    findPatterns(days(7 * count, (date, index) => ({
      mood: weekdayOf(date) === 1 ? 1 : 4 + index % 2,
    })));
  assert.deepEqual(mondays(MIN_WEEKDAYS - 1), []);
  assert.deepEqual(mondays(MIN_WEEKDAYS).map(({ weekday }) => weekday), [1]);
});

for (const kind of ["journal", "practice"] as const) {
  const field = kind === "journal" ? "hasEntry" : "hasPractice";
  test(`days with ${kind} are told from ${MIN_DAYS} of them on`, () => {
    const withDays = (count: number) =>
      findPatterns(days(200, (_date, index) => {
        const has = index % 9 === 0 && index / 9 < count;
        return { mood: has ? 5 : usual(index) - 1, [field]: has };
      }));
    assert.deepEqual(withDays(MIN_DAYS - 1), []);
    const [found, ...others] = withDays(MIN_DAYS);
    assert.deepEqual(others, []);
    assert.deepEqual([found?.kind, found?.mean, found?.days], [kind, 5, MIN_DAYS]);
  });
}

test("check-ins after a pause are told, the first of all is none", () => {
  const found = findPatterns(days(200, (_date, index) => {
    const turn = index % 8;
    return { mood: index < 30 || turn === 0 ? null : turn === 1 ? 1 : 3 + index % 2 };
  }));
  const pauses = found.find(({ kind }) => kind === "pause");
  assert.deepEqual([pauses?.mean, pauses?.days], [1, 21]);
});

test("a difference too small to matter is not told, however sure it is", () => {
  const found = findPatterns(days(366, (date, index) => ({
    mood: weekdayOf(date) === 1 ? (index % 4 === 0 ? 3 : 4) : 4,
  })));
  assert.deepEqual(found, []);
});

test("no days, one, five and always the same mood say nothing", () => {
  assert.deepEqual(findPatterns([]), []);
  for (const count of [1, 5]) assert.deepEqual(findPatterns(days(count, () => ({ mood: 2 }))), []);
  assert.deepEqual(findPatterns(days(366, () => ({}))), []);
  assert.deepEqual(
    findPatterns(days(366, (_date, index) => ({ mood: 3, hasEntry: index % 2 === 0 }))),
    [],
  );
});

test("of members whose moods go with nothing, at most one in twenty is told anything", () => {
  const members = 200;
  const told = Array.from({ length: members }, (_, seed) => {
    const random = seeded(seed + 1);
    let level = 0;
    let habit = 0;
    return findPatterns(days(366, () => {
      // Moods linger for days, and so do habits; neither knows of the other.
      level = 0.6 * level + 0.8 * normal(random);
      habit = 0.8 * habit + 0.6 * normal(random);
      return {
        mood: random() < 0.15 ? null : toMood(3.2 + level),
        hasEntry: habit > 0.3,
        hasPractice: random() < 0.25,
      };
    })).length > 0;
  }).filter(Boolean).length;
  assert.ok(told <= members / 20, `${told} of ${members}`);
});

test("a practice that does go with better days is found in most of such years", () => {
  const years = 40;
  const found = Array.from({ length: years }, (_, seed) => {
    const random = seeded(seed + 1);
    return findPatterns(days(366, () => {
      const hasPractice = random() < 0.3;
      return { mood: toMood(3 + (hasPractice ? 0.8 : 0) + normal(random)), hasPractice };
    })).some(({ kind, mean, otherMean }) => kind === "practice" && mean > otherMean);
  }).filter(Boolean).length;
  assert.ok(found >= years * 0.9, `${found} of ${years}`);
});
