/** Spreads texts evenly over whole numbers; it need not be secret, only steady. */
const hashText = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0,
    0x811c9dc5,
  );

/**
 * One of a list by chance, yet always the same for one `seed`, such as a date and an account id: so a
 * day's choice holds on every device, and nothing is stored. `others` goes on to the next ones.
 */
export function pickOfTheDay<Item>(
  list: readonly [Item, ...Item[]],
  seed: string,
  others = 0,
): Item {
  return list[(hashText(seed) + others) % list.length] ?? list[0];
}
