/** Smaller weights add nothing to a sum that has 1 in it. */
const NOTHING = 1e-300;

/** How many of how many. */
export interface Share {
  of: number;
  hits: number;
}

/**
 * Fisher's exact test, one-sided: how probable it is that at least as many of all hits fall to `one`
 * when both have the same rate. Sums from the most probable split outwards, each weight from the one
 * before, so that counts of any size neither overflow nor cancel out.
 */
export function fisherTail(one: Share, other: Share): number {
  const all = one.of + other.of;
  const hits = one.hits + other.hits;
  const least = Math.max(0, hits - other.of);
  const most = Math.min(one.of, hits);
  const middle = Math.min(most, Math.floor((one.of + 1) * (hits + 1) / (all + 2)));
  /** How much more probable k + 1 hits are than k. */
  const rise = (k: number) => ((hits - k) / (k + 1)) * ((one.of - k) / (other.of - hits + k + 1));

  let total = 1;
  let tail = middle >= one.hits ? 1 : 0;
  const count = (k: number, weight: number) => {
    total += weight;
    if (k >= one.hits) tail += weight;
  };
  for (let k = middle, weight = 1; k < most && weight > NOTHING; k++) {
    weight *= rise(k);
    count(k + 1, weight);
  }
  for (let k = middle, weight = 1; k > least && weight > NOTHING; k--) {
    weight /= rise(k - 1);
    count(k - 1, weight);
  }
  return Math.min(1, tail / total);
}

/**
 * The Mann-Whitney U test on figures in rising classes, in its normal approximation corrected for ties
 * and continuity: how many standard deviations the figures of `one` lie above those of `other`.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  let ofOne = 0;
  let ofOther = 0;
  let wins = 0;
  let ties = 0;
  for (const [index, count] of one.entries()) {
    const against = other[index] ?? 0;
    wins += count * (ofOther + against / 2);
    ties += (count + against) ** 3 - (count + against);
    ofOne += count;
    ofOther += against;
  }
  const all = ofOne + ofOther;
  const variance = ofOne * ofOther / 12 * (all + 1 - ties / (all * (all - 1)));
  // One class only, or nothing at all: nobody is above anybody.
  if (!(variance > 0)) return 0;
  return (wins - ofOne * ofOther / 2 - 0.5) / Math.sqrt(variance);
}
