/** A number from 0 to below 1 that follows from a text alone (FNV-1a), so that the same day gives the same choice. */
export function chanceOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  }
  // The last bits of FNV hardly differ between similar texts.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 2 ** 32;
}

/** One of the list; it may not be empty. */
function pick<One>(list: readonly One[], seed: string): One {
  const one = list[Math.floor(chanceOf(seed) * list.length)];
  if (one === undefined) throw new Error("there is nothing to choose from");
  return one;
}

/** One of the list that is not `shown`; when all are, any. */
export function pickFresh<One>(
  list: readonly One[],
  seed: string,
  isShown: (one: One) => boolean,
): One {
  const fresh = list.filter((one) => !isShown(one));
  return pick(fresh.length > 0 ? fresh : list, seed);
}
