import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import type { MemberSituation } from "@reclaim/contracts-insights/insights";
import { PROMPTS } from "./journal-prompts.copy.ts";

const HIGH_BURNOUT = 4;
const LOW_MOOD = 3;
const GOOD_MOOD = 4;
const LONG_STREAK = 7;

const PILLAR_OF_GOAL = {
  "Physical Health": "body",
  "Mental Clarity": "mind",
  "Emotional Wellbeing": "emotional",
  "Financial Reset": "financial",
} as const;

/** The pillar with the least progress; of equal ones the one that is among his goals. */
export function lowestPillar({ progress, goals = [] }: MemberSituation): Pillar | undefined {
  if (!progress) return goals[0] && PILLAR_OF_GOAL[goals[0]];
  const wanted = new Set<Pillar>(goals.map((goal) => PILLAR_OF_GOAL[goal]));
  const done = (pillar: Pillar) => progress[PILLARS[pillar].progressKey];
  return PILLAR_IDS.toSorted((a, b) =>
    done(a) - done(b) || Number(wanted.has(b)) - Number(wanted.has(a))
  )[0];
}

/**
 * The prompts that fit a member's situation. When he is worn out or low, only what is gentle and
 * what concerns his lowest pillar; otherwise also what builds on his good days. Never empty.
 */
export function fittingPrompts(situation: MemberSituation): string[] {
  const { burnoutLevel, recentMoods = [], journalEntries, streak = 0 } = situation;
  // NaN without moods: neither low nor good.
  const average = recentMoods.reduce((sum, mood) => sum + mood, 0) / recentMoods.length;
  const wornOut = (burnoutLevel ?? 0) >= HIGH_BURNOUT;
  const low = average < LOW_MOOD;
  const steady = !wornOut && !low;
  const pillar = lowestPillar(situation);
  const fitting = [
    ...(wornOut ? PROMPTS.wornOut : []),
    ...(low ? PROMPTS.low : []),
    ...(journalEntries === 0 ? PROMPTS.firstPage : []),
    ...(steady && average >= GOOD_MOOD ? PROMPTS.good : []),
    ...(steady && streak >= LONG_STREAK ? PROMPTS.streak : []),
    ...(pillar ? PROMPTS[pillar] : []),
  ];
  return fitting.length > 0 ? fitting : PROMPTS.open;
}

/**
 * One of the fitting prompts that is not among `previous`; when all are, the one that was given longest ago.
 * `chance` is a number from 0 to below 1.
 */
export function choosePrompt(
  situation: MemberSituation,
  previous: readonly string[],
  chance: number,
): string {
  const fitting = fittingPrompts(situation);
  const fresh = fitting.filter((prompt) => !previous.includes(prompt));
  const choice = fresh.length > 0
    ? fresh
    : fitting.toSorted((a, b) => previous.indexOf(b) - previous.indexOf(a)).slice(0, 1);
  const prompt = choice[Math.floor(chance * choice.length)];
  if (!prompt) throw new Error("there is no prompt to choose from");
  return prompt;
}
