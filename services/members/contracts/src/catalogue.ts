/** The four pillars and the number of modules of each (core specification §1, D13). */
export const PILLARS = {
  body: { name: "Body", progressKey: "bodyReset", modules: 6 },
  mind: { name: "Mind", progressKey: "mindReset", modules: 7 },
  emotional: { name: "Emotional", progressKey: "emotionalReset", modules: 8 },
  financial: { name: "Financial", progressKey: "financialReset", modules: 6 },
} as const;
export type Pillar = keyof typeof PILLARS;
export const PILLAR_IDS = Object.keys(PILLARS) as Pillar[];
export const TOTAL_MODULES = 27;

/** Moods by score, 1 to 5 (core specification §2). */
export const MOODS = {
  1: "Struggling",
  2: "Neutral",
  3: "Good",
  4: "Great",
  5: "Excellent",
} as const;
export type Mood = keyof typeof MOODS;

export const STREAK_MILESTONES = [7, 14, 30, 60, 90, 180, 365] as const;

export const AGE_BANDS = ["Under 45", "45-52", "53-60"] as const;
export const GOALS = [
  "Physical Health",
  "Mental Clarity",
  "Emotional Wellbeing",
  "Financial Reset",
] as const;
