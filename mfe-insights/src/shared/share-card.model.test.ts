import { sampleMember } from "@reclaim/host-api/testing";
import { expect, test } from "vitest";
import { LOOKS } from "./share-card.drawing.ts";
import { SHARE_THEMES, toCardWords, toShareFigures } from "./share-card.model.ts";

const figures = {
  completedModules: 9,
  earnedBadges: 5,
  streak: 6,
  longestStreak: 12,
  joinedDate: "March 2026",
};
const nothing = { ...figures, completedModules: 0, earnedBadges: 0, streak: 0, longestStreak: 1 };

test("each theme says its own of the same figures [PRG-15]", () => {
  expect(SHARE_THEMES.map((theme) => toCardWords(theme, figures))).toEqual([
    { headline: "9 of 27 modules done", line: "5 badges, and going on." },
    { headline: "6 days in a row", line: "One honest look at myself a day." },
    { headline: "On my way", line: "9 of 27 modules since March 2026." },
    {
      headline: "Changing, one day at a time",
      line: "Since March 2026, 9 modules, 5 badges, 12 days in a row.",
    },
  ]);
});

test("a card never counts what was not done", () => {
  const words = SHARE_THEMES.map((theme) => toCardWords(theme, nothing));
  expect(words.map(({ headline, line }) => `${headline} ${line}`).join(" "))
    .not.toMatch(/\b[01]\b/);
});

test("one badge and one module are not plural", () => {
  const one = { ...nothing, completedModules: 1, earnedBadges: 1 };
  expect(toCardWords("transformation", one).line).toBe("Since March 2026, 1 module, 1 badge.");
});

test("a card knows neither name nor pseudonym, e-mail, goals and moods", () => {
  const member = sampleMember({
    name: "Walter",
    username: "walter",
    email: "walter@example.org",
    pseudonym: "New Roads",
    recentMoods: [1, 1, 2],
    age: "53-60",
    goals: ["Financial Reset"],
  });
  expect(Object.keys(toShareFigures(member)).sort()).toEqual(Object.keys(figures).sort());
  const said = SHARE_THEMES.map((theme) => toCardWords(theme, toShareFigures(member)));
  expect(JSON.stringify(said)).not.toMatch(/walter|New Roads|53-60|Financial|mood/i);
});

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.for(SHARE_THEMES)("the words of %s can be read on sky and hill", (theme) => {
  const { ink, onHill, sky, hills } = LOOKS[theme];
  for (const ground of sky) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(onHill, hills[2])).toBeGreaterThanOrEqual(4.5);
});
