import { moodTheme } from "@reclaim/contracts-insights/insights";
import { cleanKeywords, themeForMood, THEMES } from "@reclaim/contracts-insights/mood-themes";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, testIdentity, testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { insights } from "../../service.ts";
import { toMoodTheme } from "./mood-themes.wire.ts";

const service = await testService(insights);
Deno.test.afterAll(() => service.close());

const ask = (body: unknown, as: Identity | null = starterIdentity()) =>
  service.call(as, "POST", "/api/ai/mood-theme-analysis", body);

/** The analysis of moods, newest first. */
async function analysed(...moods: number[]) {
  const { status, body } = await ask({ checkIns: moods.map((mood) => ({ mood })) });
  assert.equal(status, 200);
  return z.parse(moodTheme, body);
}

Deno.test("check-ins are answered with a theme, keywords and words [API-12] [AIW-15]", async () => {
  const answer = await ask({
    checkIns: [
      { id: "1", userId: "u", mood: 5, date: "2026-03-03T08:00:00Z", thoughts: "Good walk." },
      { mood: 4, date: "2026-03-02T08:00:00Z", thoughts: null },
      { mood: 4 },
    ],
  });
  assert.deepEqual(answer.body, {
    themeRecommendation: "optimistic",
    moodKeywords: ["excellent", "great"],
    recommendation:
      "Based on your recent moods, we've selected an optimistic theme to complement " +
      "your positive outlook.",
    source: "guide",
  });
});

Deno.test("notes with signs of risk are answered with crisis resources [SAFE-08]", async () => {
  const checkIns = [{ mood: 3, thoughts: "Long day." }, {
    mood: 1,
    thoughts: "I wish I was dead.",
  }];
  assert.deepEqual((await ask({ checkIns })).body, { crisis: true });
});

Deno.test("without check-ins the theme is the default, without keywords [API-12]", async () => {
  assert.deepEqual(await analysed(), {
    themeRecommendation: "default",
    moodKeywords: [],
    recommendation: "We'll recommend themes as you track your moods.",
    source: "guide",
  });
});

const LATEST = [
  [5, "optimistic", "You're feeling good! An optimistic theme complements your positive mood."],
  [4, "optimistic", "You're feeling good! An optimistic theme complements your positive mood."],
  [3, "balanced", "You're feeling balanced. This theme provides a centered, calm environment."],
  [2, "serene", "A serene theme can provide comfort when you're feeling a bit down."],
  [1, "resilient", "This resilient theme offers strength and support during challenging times."],
] as const;
for (const [mood, theme, words] of LATEST) {
  Deno.test(`of one or two check-ins the newest, ${mood}, decides for ${theme} [API-12]`, async () => {
    for (const answer of [await analysed(mood), await analysed(mood, 6 - mood)]) {
      assert.equal(answer.themeRecommendation, theme);
      assert.equal(answer.recommendation, words);
    }
  });
}

const AVERAGE = [
  [
    [3, 4, 5],
    "optimistic",
    "Based on your recent moods, we've selected an optimistic theme to complement your positive " +
    "outlook.",
  ],
  [
    [5, 3, 3],
    "balanced",
    "Your mood patterns suggest a balanced approach. This theme provides harmony and stability.",
  ],
  [
    [4, 1, 2],
    "serene",
    "We've chosen a serene theme to provide comfort and peace based on your recent mood entries.",
  ],
  [
    [3, 1, 1],
    "resilient",
    "This resilient theme is designed to offer strength and support during challenging periods.",
  ],
] as const;
for (const [moods, theme, words] of AVERAGE) {
  Deno.test(`the average of ${moods.join(", ")} decides for ${theme} [API-12]`, async () => {
    const answer = await analysed(...moods);
    assert.equal(answer.themeRecommendation, theme);
    assert.equal(answer.recommendation, words);
  });
}

Deno.test("the mapping has its edges at 4, 3 and 2 [THM-22]", () => {
  assert.deepEqual(
    [5, 4, 3.99, 3, 2.99, 2, 1.99, 1].map(themeForMood),
    [
      "optimistic",
      "optimistic",
      "balanced",
      "balanced",
      "serene",
      "serene",
      "resilient",
      "resilient",
    ],
  );
});

Deno.test("the themes are the ten of the specification [THM-22]", () => {
  assert.deepEqual(THEMES, [
    "default",
    "serene",
    "energetic",
    "focused",
    "creative",
    "balanced",
    "optimistic",
    "reflective",
    "resilient",
    "tranquil",
  ]);
});

for (
  const invalid of ["neon", "Serene", " serene", "", "toString", "__proto__", 7, null, undefined]
) {
  Deno.test(`a model that recommends the theme ${invalid} gives the default [THM-22]`, () => {
    const analysis = {
      themeRecommendation: invalid as string,
      moodKeywords: [" Calm ", "calm", 7],
      recommendation: "Bright.",
    };
    assert.deepEqual(toMoodTheme(analysis, "model"), {
      themeRecommendation: "default",
      moodKeywords: ["calm"],
      recommendation: "Bright.",
      source: "model",
    });
  });
}

Deno.test("a model's theme that is one of the ten is answered as it is [THM-22]", () => {
  for (const theme of THEMES) {
    const analysis = { themeRecommendation: theme, moodKeywords: [], recommendation: "" };
    assert.equal(toMoodTheme(analysis, "model").themeRecommendation, theme);
  }
});

Deno.test("keywords are at most five distinct lower-case words, newest mood first [THM-24]", async () => {
  const { moodKeywords } = await analysed(2, 2, 5, 1, 3, 4, 5, 2);
  assert.deepEqual(moodKeywords, ["neutral", "excellent", "struggling", "good", "great"]);
});

Deno.test("keywords are cleaned, and what is no list gives none [THM-24]", () => {
  assert.deepEqual(cleanKeywords([" Calm ", "calm", "", "  ", 7, null, "HOPE"]), ["calm", "hope"]);
  assert.deepEqual(cleanKeywords(["a", "b", "c", "d", "e", "f"]), ["a", "b", "c", "d", "e"]);
  for (const value of ["calm", null, undefined, {}, 3]) assert.deepEqual(cleanKeywords(value), []);
});

Deno.test("the analysis is open on every plan", async () => {
  for (const who of [starterIdentity(), testIdentity()]) {
    assert.equal((await ask({ checkIns: [] }, who)).status, 200);
  }
});

for (
  const body of [
    {},
    { checkIns: "none" },
    { checkIns: [{}] },
    { checkIns: [{ mood: 0 }] },
    { checkIns: [{ mood: 6 }] },
    { checkIns: [{ mood: 2.5 }] },
  ]
) {
  Deno.test(`an analysis of ${JSON.stringify(body)} is refused`, async () => {
    const answer = await ask(body);
    assert.equal(answer.status, 400);
    assert.equal(answer.body.code, "invalid_input");
  });
}

Deno.test("an analysis for another member is refused [AUTH-10]", async () => {
  const answer = await ask({ userId: "someone-else", checkIns: [] });
  assert.equal(answer.status, 403);
  assert.equal(answer.body.code, "not_your_identity");
});

Deno.test("a visitor gets no analysis", async () => {
  assert.equal((await ask({ checkIns: [] }, null)).status, 401);
});
