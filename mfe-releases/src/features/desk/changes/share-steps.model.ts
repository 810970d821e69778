const STEPS = [0, 1, 5, 10, 25, 50, 100];

/** The shares that the slider offers, with the one that holds now where that is another. */
export const shareStepsWith = (percent: number): number[] =>
  [...new Set([...STEPS, percent])].sort((one, other) => one - other);
