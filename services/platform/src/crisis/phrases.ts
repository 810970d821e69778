/** A language's list: `harmless` is taken out of a text before `signs` are looked for. */
export interface Phrases {
  harmless: RegExp;
  signs: RegExp;
}

/** A pattern of whole words, as `readings` writes them: lower case, no apostrophes, one space between. */
export const anyOf = (patterns: string[], flags = ""): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${patterns.join("|")})(?![a-z0-9])`, flags);

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
 * The ways to read a text: plain, with signs that stand for letters read as letters (`k1ll`), and
 * with letters joined that were spaced out (`k m s`). Ends of sentences are dots of their own.
 */
export function readings(text: string): string[] {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll(/[\p{M}\p{Cf}]|['’‘`´ʼ]/gu, "");
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
  return [...new Set(read.flatMap((one) => [held(one, "$1$1"), held(one, "$1")]))];
}

const held = (text: string, instead: string) => text.replaceAll(/([a-z])\1{2,}/g, instead);

const words = (text: string): string =>
  ` . ${text.replaceAll(/[.!?;:\n…]+/g, " . ").replaceAll(/[^a-z0-9.]+/g, " ").trim()} . `
    .replaceAll(/(?: \.)+ /g, " . ");
