const formatCount = (count: number) => count.toLocaleString("en");
const characters = (count: number) =>
  `${formatCount(count)} ${count === 1 ? "character" : "characters"}`;

/** Where "near the end" begins: the last tenth, but never more than 100 characters. */
const warningThreshold = (limit: number) => Math.min(100, Math.ceil(limit / 10));

export interface CharacterCount {
  /** "1,240 / 5,000" */
  shown: string;
  /** The error of a text that is too long, with the exact number; undefined while it fits. */
  fault: string | undefined;
  /**
   * Text for screen readers: nothing until the end is near, then in steps of ten, so that it does
   * not speak at every key; once when the text is too long.
   */
  announced: string;
}

/** How a text of `length` stands to its `limit`, both in UTF-16 units, as the services count. */
export function countCharacters(length: number, limit: number): CharacterCount {
  const left = limit - length;
  return {
    shown: `${formatCount(length)} / ${formatCount(limit)}`,
    fault: left < 0 ? `Shorten the text by ${characters(-left)}.` : undefined,
    announced: left < 0
      ? "The text is too long now."
      : left > warningThreshold(limit)
      ? ""
      : `${characters(Math.ceil(left / 10) * 10)} left`,
  };
}
