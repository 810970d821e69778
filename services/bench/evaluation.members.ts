/** An invented member's figures. */
export interface Situation {
  label: string;
  recentMoods: number[];
  figures: Record<string, unknown>;
}

export const MODULE_COUNT_BY_PILLAR = { body: 6, mind: 7, emotional: 8, financial: 6 } as const;

const situation = (
  label: string,
  burnoutLevel: number,
  recentMoods: number[],
  done: [number, number, number, number],
  goals: string[],
  streak: number,
): Situation => {
  const [bodyReset, mindReset, emotionalReset, financialReset] = done;
  return {
    label,
    recentMoods,
    figures: {
      age: "53-60",
      goals,
      burnoutLevel,
      recentMoods,
      progress: { bodyReset, mindReset, emotionalReset, financialReset },
      journalEntries: streak * 2,
      completedModules: Math.round((bodyReset + mindReset) / 20),
      streak,
    },
  };
};

export const SITUATIONS: Situation[] = [
  situation("new member", 3, [3, 3, 3], [0, 0, 0, 0], ["Physical Health"], 1),
  situation("worn out", 5, [2, 1, 2, 2], [17, 0, 0, 0], ["Emotional Wellbeing"], 2),
  situation("good run", 2, [4, 5, 4, 4], [50, 43, 25, 17], ["Mental Clarity"], 34),
  situation("up and down", 3, [5, 2, 4, 1], [33, 14, 50, 0], ["Financial Reset"], 7),
  situation("money worries", 4, [3, 2, 3], [17, 14, 13, 0], ["Financial Reset"], 5),
  situation("nearly done", 1, [4, 4, 5], [100, 86, 100, 83], ["Physical Health"], 90),
  situation("silent", 3, [3], [0, 14, 0, 0], [], 0),
  situation("improving", 3, [2, 3, 3, 4], [33, 29, 13, 17], ["Mental Clarity"], 14),
  situation("declining", 4, [4, 3, 2, 2], [50, 29, 25, 33], ["Emotional Wellbeing"], 21),
];
