/**
 * What a language brings along to be listened to. All patterns match what `readings` writes: lower
 * case, no apostrophes, one space between words, ` . ` at the end of each sentence.
 */
export interface CrisisLanguage {
  /** Figures of speech in which nobody comes to harm: taken out before signs are looked for. */
  harmless: RegExp;
  /**
   * What alone is a sign of risk, unless what stands around it takes it back. Several patterns: one of more than
   * 20 kB is no longer compiled by V8.
   */
  signs: readonly RegExp[];
  /** Signs that an everyday meaning in the same sentence takes back (a boat beside a rope). */
  ambiguous: readonly AmbiguousSign[];
  /** Two things that are ordinary alone and a sign side by side (tablets, counted at night). */
  pairs: readonly SignPair[];
  context: CrisisContext;
  /** Slips that no spelling rule finds, word by word (`dye` for `die`). */
  slips: ReadonlyMap<string, string>;
  /** Words of the signs in which one wrong letter is forgiven. */
  keyWords: readonly string[];
  /** Real words that are one letter away from a key word. */
  notKeyWords: ReadonlySet<string>;
}

export interface AmbiguousSign {
  sign: RegExp;
  unless: RegExp;
}

export interface SignPair {
  one: RegExp;
  other: RegExp;
  unless: RegExp;
}

/** What takes a sign back. `before` and `after` patterns are matched against a sign's own sentence. */
export interface CrisisContext {
  /** "before|sign": a sign that brings its own subject, which no denial before it reaches ("No,|I want to"). */
  subject: RegExp;
  /** Ends right before a sign that is denied: "I would never actually". */
  denied: RegExp;
  /** Before the sign: a denial that is none ("I'm trying not to"). */
  notDenied: RegExp;
  /** After the sign: what takes the denial back ("but I think of it"). */
  deniedBut: RegExp;
  /** After the sign: the answer no, to a question or a form. */
  answeredNo: RegExp;
  /** Before the sign: a question that somebody asked him. */
  asked: RegExp;
  /** Says that a sentence tells of the past, that it has passed, and that it is back. */
  past: RegExp;
  recovered: RegExp;
  relapsed: RegExp;
  /** A sign about himself, now: never taken for the past. */
  present: RegExp;
  /** A sign that may be a mere topic (the noun, or somebody else), not his own wish. */
  topic: RegExp;
  /** The sentence tells of a film, an article, a training, or of somebody else's past. */
  told: RegExp;
  /** The sentence ties the topic to himself after all. */
  own: RegExp;
  /** Quoted words are left out when what stands right before or after them matches `speaker`, and nothing `ownVoice`. */
  speaker: RegExp;
  ownVoice: RegExp;
}

/** A pattern of whole words, as `readings` parts them. */
export const anyOf = (patterns: readonly string[], flags = ""): RegExp =>
  new RegExp(`(?<= )(?:${patterns.join("|")})(?= )`, flags);

const LOOKS_LIKE: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  "$": "s",
  "!": "i",
};

/**
 * The ways to read a text: plain, with signs that stand for letters read as letters (`k1ll`), with
 * letters joined that were spaced out (`k m s`), and with the language's key words spelled right.
 * Ends of sentences are dots of their own.
 */
export function readings(text: string, language: CrisisLanguage): string[] {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll(/[\p{M}\p{Cf}]|['’‘`´ʼ]/gu, "")
    // A time or a sum is one word: its colon or dot ends no sentence.
    .replaceAll(/(?<=\d)[.:,](?=\d)/g, "");
  const disguised = plain
    .replaceAll(
      /(?<=[a-z$@*])[013-5@$!](?=[a-z*])|[@$](?=[a-z])/g,
      (sign) => LOOKS_LIKE[sign] ?? "",
    )
    .replaceAll(/(?<=[a-z])[*_.·-]+(?=[a-z])|\n/g, (sign) => sign === "\n" ? " " : "");
  const spacedOut = plain.replaceAll(
    /(?<![a-z])[a-z](?:[\s.*_·-]+[a-z](?![a-z])){2,}/g,
    (letters) => letters.replaceAll(/[^a-z]/g, ""),
  );
  const read = [plain, disguised, spacedOut].map(words);
  // Letters held down: "pleeease" is read with two and with one of them.
  const held = new Set(read.flatMap((one) => [letters(one, "$1$1"), letters(one, "$1")]));
  return [...new Set([...held].flatMap((one) => [one, spelled(one, language)]))];
}

const letters = (text: string, instead: string) => text.replaceAll(/(\p{L})\1{2,}/gu, instead);

const words = (text: string): string =>
  ` . ${text.replaceAll(/[.!?;:\n…]+/g, " . ").replaceAll(/[^\p{L}\p{N}.]+/gu, " ").trim()} . `
    .replaceAll(/(?: \.)+ /g, " . ");

/** The text with slips and one wrong letter in a key word set right. */
function spelled(text: string, { slips, keyWords, notKeyWords }: CrisisLanguage): string {
  return text.split(" ").map((word) => {
    const slip = slips.get(word);
    if (slip || word.length < 3 || notKeyWords.has(word)) return slip ?? word;
    return keyWords.find((key) => isSlipOf(word, key)) ?? word;
  }).join(" ");
}

/** One letter too many, too few, wrong, or two swapped; in words of four letters only two swapped. */
function isSlipOf(word: string, key: string): boolean {
  if (word[0] !== key[0] || Math.abs(word.length - key.length) > 1) return false;
  const longer = Math.max(word.length, key.length);
  if (longer < 4) return false;
  let start = 0;
  while (start < key.length && word[start] === key[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (
    word.length === key.length && word[start] === key[start + 1] &&
    word[start + 1] === key[start] && rest(word, 2) === rest(key, 2)
  ) return true;
  if (longer < 5) return word === key;
  if (word.length === key.length) return rest(word, 1) === rest(key, 1);
  return word.length > key.length ? rest(word, 1) === rest(key, 0) : rest(word, 0) === rest(key, 1);
}
