const FIRST = 10;
const LAST = 60_000;
const STEPS = 40;

/**
 * Where each class of times begins, in whole milliseconds: below 10 ms is one class, from there to
 * a minute each is a quarter longer than the one before, and longer is one class again.
 */
export const TIME_CLASSES: readonly number[] = [
  0,
  ...Array.from(
    { length: STEPS + 1 },
    (_, step) => Math.round(FIRST * (LAST / FIRST) ** (step / STEPS)),
  ),
];

export const noTimes = (): number[] => TIME_CLASSES.map(() => 0);

/** The class that a time in milliseconds falls into. */
export const classOf = (time: number): number => TIME_CLASSES.findLastIndex((from) => from <= time);

export const figures = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/**
 * The time in milliseconds that a share of the figures stays within, such as 0.75; null without
 * any. Within a class they are taken as evenly spread.
 */
export function percentile(counts: readonly number[], share: number): number | null {
  const wanted = share * figures(counts);
  let before = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && before + count >= wanted) {
      const from = TIME_CLASSES[index] ?? LAST;
      const to = TIME_CLASSES[index + 1] ?? from;
      return Math.round(from + (to - from) * ((wanted - before) / count));
    }
    before += count;
  }
  return null;
}
