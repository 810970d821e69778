import { flesch } from "flesch";
import { syllable } from "syllable";

/** What the product's texts may not claim to do, in any form of the verb. */
const CLAIMS =
  /\b(treat(s|ed|ing)|cur(e|es|ed|ing)|heal(s|ed|ing)?|guarantee(s|d)?|proven to|clinically)\b/i;
const COACH_PHRASES = [
  "self-discovery",
  "unlock",
  "embrace",
  "toxic",
  "level up",
  "best version",
  "best self",
  "transform",
  "mindset",
  "game changer",
  "game-changer",
  "hustle",
  "crush it",
  "own your",
  "show up for yourself",
  "self-care",
  "deep dive",
  "comfort zone",
  "superpower",
  "empower",
  "it's okay to",
  "you've got this",
  "you got this",
  "your truth",
  "inner child",
  "life hack",
  "be kind to yourself",
  "live your",
  "universe",
  "energy flow",
  "manifest",
  // House style: no em dash, straight apostrophes.
  "—",
  "’",
];

const SENTENCES = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** The words of a text in small letters. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().replaceAll("’", "'").match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  [...SENTENCES.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) =>
    wordsOf(sentence).length > 0
  );

/** Flesch reading ease: 60 and more reads easily at thirteen, or tired at eleven in the evening. */
export const readingEase = (paragraphs: readonly string[]): number => {
  const words = paragraphs.flatMap(wordsOf);
  return flesch({
    sentence: paragraphs.flatMap(sentencesOf).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
};

/** Every run of so many words of a text. */
export const phrasesOf = (text: string, length: number): string[] => {
  const words = wordsOf(text);
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(" "));
};

/** The claims and phrases in a text that do not belong into the product. */
export const forbiddenIn = (text: string): string[] => [
  ...CLAIMS.exec(text)?.slice(0, 1) ?? [],
  ...COACH_PHRASES.filter((phrase) => text.toLowerCase().includes(phrase)),
];
