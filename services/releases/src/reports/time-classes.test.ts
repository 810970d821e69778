import assert from "node:assert/strict";
import { classOf, figures, noTimes, percentile, TIME_CLASSES } from "./time-classes.model.ts";

const counted = (times: number[]): number[] => {
  const counts = noTimes();
  for (const time of times) counts[classOf(time)]! += 1;
  return counts;
};

Deno.test("classes of times rise from nothing over 10 ms to a minute, each by about a quarter", () => {
  assert.equal(TIME_CLASSES.length, 42);
  assert.deepEqual(TIME_CLASSES.slice(0, 4), [0, 10, 12, 15]);
  assert.equal(TIME_CLASSES.at(-1), 60_000);
  for (const [index, from] of TIME_CLASSES.entries()) {
    if (index < 2) continue;
    const ratio = from / TIME_CLASSES[index - 1]!;
    assert.ok(ratio >= 1.2 && ratio <= 1.3, `${from}: ${ratio}`);
  }
});

Deno.test("a time falls into the class that begins at or below it", () => {
  assert.equal(classOf(0), 0);
  assert.equal(classOf(9.9), 0);
  assert.equal(classOf(10), 1);
  assert.equal(classOf(59_999), 40);
  assert.equal(classOf(60_000), 41);
  assert.equal(classOf(600_000), 41);
});

Deno.test("a percentile from classes is close to the one of the times themselves", () => {
  const times = Array.from({ length: 1000 }, (_, index) => 500 + 3 * index);
  const p75 = percentile(counted(times), 0.75)!;
  assert.ok(Math.abs(p75 - 2750) < 100, String(p75));
  assert.equal(figures(counted(times)), 1000);
});

Deno.test("without figures there is no percentile, with one it lies in its class", () => {
  assert.equal(percentile(noTimes(), 0.75), null);
  const p75 = percentile(counted([1000]), 0.75)!;
  assert.equal(classOf(p75), classOf(1000));
  assert.equal(percentile(counted([90_000]), 0.75), 60_000);
});
