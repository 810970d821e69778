import assert from "node:assert/strict";
import { isEnoughBeside, judge } from "./canary-test.model.ts";
import { type Health, noHealth } from "./health.model.ts";
import { classOf } from "./time-classes.model.ts";

const health = (fields: Partial<Health>): Health => ({ ...noHealth(), ...fields });
const failing = (failed: number, visits: number) => health({ failed, visits });
const times = (count: number, ms: number): number[] => {
  const counts = noHealth().lcp;
  counts[classOf(ms)] = count;
  return counts;
};

Deno.test("a canary with 20 failures in 100 visits is worse, whatever the live version had", () => {
  const canary = failing(20, 100);
  for (const live of [failing(0, 0), failing(0, 3), failing(1, 100), failing(90, 9000)]) {
    assert.equal(judge(canary, live).verdict, "worse");
  }
  assert.equal(
    judge(canary, failing(1, 900)).why,
    "Failed visits: 20 of 100 (20 %), of the live version 1 of 900 (0.11 %).",
  );
});

Deno.test("a canary of which every visit fails is worse after 20 visits and not before", () => {
  assert.deepEqual(judge(failing(19, 19), failing(0, 500)), {
    verdict: "too early",
    why: "Too early to say: 19 visits, of which 19 failed. It is judged from 20 visits on.",
  });
  assert.equal(judge(failing(20, 20), failing(0, 500)).verdict, "worse");
  assert.equal(judge(failing(20, 20), failing(0, 0)).verdict, "worse");
});

Deno.test("a canary that fails as often as the live version is not worse", () => {
  assert.deepEqual(judge(failing(3, 100), failing(30, 1000)), {
    verdict: "not worse",
    why: "Not worse so far. " +
      "Failed visits: 3 of 100 (3 %), of the live version 30 of 1000 (3 %).",
  });
  assert.equal(judge(failing(50, 100), failing(50, 100)).verdict, "not worse");
});

Deno.test("failures of every kind count, and the words tell them apart", () => {
  const canary = { loadErrors: 12, renderErrors: 3, integrityFailures: 5 };
  const { verdict, why } = judge({ ...failing(20, 100), ...canary }, failing(0, 900));
  assert.equal(verdict, "worse");
  assert.match(why, /It failed to load in 12, to render in 3, to verify in 5\.$/);
});

Deno.test("two failures are chance, and less than a fifth more is too little to matter", () => {
  assert.equal(judge(failing(2, 20), failing(0, 1_000_000)).verdict, "not worse");
  assert.equal(judge(failing(11_500, 100_000), failing(100_000, 1_000_000)).verdict, "not worse");
  assert.equal(judge(failing(12_500, 100_000), failing(100_000, 1_000_000)).verdict, "worse");
});

Deno.test("a canary that is twice as slow is worse, by LCP and by INP", () => {
  const slow = health({ visits: 60, lcp: times(60, 2400), inp: times(60, 300) });
  const fast = health({ visits: 60, lcp: times(60, 1200), inp: times(60, 150) });
  assert.deepEqual(judge(slow, fast), {
    verdict: "worse",
    why: "In three quarters of the visits the page was shown within 2.7 s (60 figures), " +
      "with the live version within 1.4 s (60). " +
      "In three quarters of the visits an input was answered within 309 ms (60 figures), " +
      "with the live version within 161 ms (60).",
  });
  assert.equal(judge(fast, slow).verdict, "not worse");
  const onlyLater = judge(slow, { ...fast, inp: slow.inp });
  assert.match(onlyLater.why, /^In three quarters of the visits the page [^)]*\)[^)]*\)\.$/);
});

Deno.test("times are compared when there are 50 of each", () => {
  const few = health({ visits: 60, lcp: times(49, 9000) });
  const many = health({ visits: 60, lcp: times(500, 1200) });
  assert.equal(judge(few, many).verdict, "not worse");
  assert.ok(!judge(few, many).why.includes("shown"));
  assert.equal(judge({ ...few, lcp: times(50, 9000) }, many).verdict, "worse");
});

Deno.test("a difference that nobody feels is none, however certain", () => {
  const slow = health({ visits: 60, lcp: times(5000, 160), inp: times(5000, 70) });
  const fast = health({ visits: 60, lcp: times(5000, 90), inp: times(5000, 40) });
  assert.equal(judge(slow, fast).verdict, "not worse");
});

Deno.test("a page that was open before may fail without a visit, and breaks nothing", () => {
  assert.equal(judge(failing(3, 40), failing(7, 2)).verdict, "not worse");
});

interface Kind {
  failing: number;
  slower: number;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function visit(health: Health, { failing, slower }: Kind, next: () => number): void {
  const spread = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  health.visits++;
  if (next() < failing) health.failed++;
  health.lcp[classOf(slower * 1500 * Math.exp(0.6 * spread()))]! += 1;
  if (next() < 0.6) health.inp[classOf(slower * 120 * Math.exp(0.8 * spread()))]! += 1;
}

/**
 * Runs in which the canary was found worse at any look; there is one after each of its visits. The
 * live version had 1000 visits on the day before.
 */
function foundWorse(runs: number, visits: number, share: number, canary: Kind, live: Kind): number {
  let found = 0;
  for (let run = 0; run < runs; run++) {
    const next = random(7919 * run + 1);
    const [ours, beside, all] = [noHealth(), noHealth(), noHealth()];
    for (let count = 0; count < 1000; count++) visit(all, live, next);
    for (let count = 0; count < visits; count++) {
      if (next() >= share) {
        const seed = 2 ** 32 * next();
        for (const health of [beside, all]) visit(health, live, random(seed));
        continue;
      }
      visit(ours, canary, next);
      if (judge(ours, isEnoughBeside(beside) ? beside : all).verdict === "worse") {
        found++;
        break;
      }
    }
  }
  return found;
}

for (const failing of [0.01, 0.1, 0.2]) {
  for (const share of [0.1, 0.5, 0.9]) {
    const title = `an equal canary for ${100 * share} % where ${100 * failing} % fail`;
    Deno.test(`${title} is found worse in under 1 % of runs, over thousands of looks`, () => {
      const equal = { failing, slower: 1 };
      assert.ok(foundWorse(150, 2500, share, equal, equal) <= 1);
    });
  }
}

Deno.test("a canary with twice the times or 20 % failures is found within hundreds of visits", () => {
  const live = { failing: 0.01, slower: 1 };
  for (const share of [0.1, 0.5, 0.9]) {
    const visits = 250 / Math.min(share, 1 - share);
    assert.equal(foundWorse(100, visits, share, { failing: 0.01, slower: 2 }, live), 100);
    assert.equal(foundWorse(100, visits, share, { failing: 0.2, slower: 1 }, live), 100);
  }
  // Whoever gets nothing but the canary is no reason to look longer.
  assert.ok(foundWorse(100, 250, 0.99, { failing: 0.1, slower: 1 }, live) >= 99);
});
