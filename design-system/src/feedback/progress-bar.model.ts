/** A share as whole percent, 0 to 100: what lies outside is a fault of rounding, not of the member. */
export const wholePercent = (value: number): number =>
  Math.round(Math.min(100, Math.max(0, value)));
