/** The two lists of words that random pseudonyms are made of: one of each, with a space between. */
export const PSEUDONYM_WORDS = {
  first: [
    "Steady",
    "Quiet",
    "Bold",
    "Calm",
    "Patient",
    "Honest",
    "Rising",
    "Northern",
    "Weathered",
    "Open",
    "Brave",
    "Wandering",
    "Kind",
    "Silver",
    "Early",
  ],
  second: [
    "River",
    "Harbor",
    "Oak",
    "Falcon",
    "Mountain",
    "Compass",
    "Lantern",
    "Trail",
    "Anchor",
    "Summit",
    "Ember",
    "Bridge",
    "Wolf",
    "Meadow",
    "Horizon",
  ],
} as const;

/** A random two-word name of at most 30 characters. `random` gives numbers from 0 to below 1. */
export function randomPseudonym(random: () => number): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)];
  return `${pick(PSEUDONYM_WORDS.first)} ${pick(PSEUDONYM_WORDS.second)}`;
}
