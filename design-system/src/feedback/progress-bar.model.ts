/** Rounds to whole percent and clamps to 0 to 100. */
export const clampPercent = (value: number): number =>
  Math.round(Math.min(100, Math.max(0, value)));
