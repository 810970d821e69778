import type { CrisisSign } from "@reclaim/contracts-common/text";
import { ENGLISH } from "./english.language.ts";
import { type CrisisContext, type CrisisLanguage, readings } from "./phrases.model.ts";

/** The languages that are listened to. Another one is one more `CrisisLanguage`. */
const LANGUAGES: readonly CrisisLanguage[] = [ENGLISH];

/** How far around a sign is looked, in characters, so that the work grows with the text only. */
const BEFORE = 160;
const AFTER = 240;

/**
 * True when one of the texts shows signs that its author, or somebody he writes about now, may come
 * to harm by his own hand (D34): then the answer to whoever sent it carries `crisis`, and no model
 * sees it. It would rather be wrong than miss, so nothing may follow from it but the offer of help:
 * what it says is neither stored, logged nor told to others. What it cannot do stands in
 * docs/risk-screening.md.
 */
export function hasCrisisSigns(...texts: (string | null | undefined)[]): boolean {
  return texts.some((text) => {
    if (!text) return false;
    return LANGUAGES.some((language) => isAtRisk(text, language));
  });
}

/** What the answer to a text carries besides what was asked: `crisis`, or nothing. */
export const screenForCrisis = (...texts: (string | null | undefined)[]): { crisis?: CrisisSign } =>
  hasCrisisSigns(...texts) ? { crisis: true } : {};

/** As `hasCrisisSigns`, for one text and one language. */
export function isAtRisk(text: string, language: CrisisLanguage): boolean {
  return readings(withoutQuotes(text, language.context), language).some((reading) => {
    const read = reading.replaceAll(language.harmless, " ");
    return hasSign(read, language) || hasAmbiguousSign(read, language) || hasPair(read, language);
  });
}

/** The text without what other people are quoted with: "I want to die", the song goes. */
function withoutQuotes(text: string, { speaker, ownVoice }: CrisisContext): string {
  return text.replaceAll(/["“”„«»]([^"“”„«»\n]{1,300})["“”„«»]/g, (quote, _words, at: number) => {
    const before = text.slice(Math.max(0, at - 80), at).toLowerCase();
    const after = text.slice(at + quote.length, at + quote.length + 80).toLowerCase();
    const around = `${before.split(/[.!?]\s/).at(-1)} " ${after.split(/[.!?](?:\s|$)/)[0]}`;
    return speaker.test(around) && !ownVoice.test(around) ? " … " : quote;
  });
}

/** As `matchAll`, which would compile these long patterns anew for each text. */
function* matchesOf(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  let from = 0;
  while (true) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return;
    from = match.index + Math.max(1, match[0].length);
    yield match;
  }
}

function hasSign(read: string, { signs, context }: CrisisLanguage): boolean {
  return signs.some((sign) => {
    for (const match of matchesOf(sign, read)) {
      const around = surroundings(read, match.index, match[0].length);
      if (!isTakenBack(match[0], around, context)) return true;
    }
    return false;
  });
}

function hasAmbiguousSign(read: string, { ambiguous, context }: CrisisLanguage): boolean {
  return ambiguous.some(({ sign, unless }) => {
    for (const match of matchesOf(sign, read)) {
      const around = surroundings(read, match.index, match[0].length);
      if (!unless.test(around.sentence + around.next) && !isTakenBack(match[0], around, context)) {
        return true;
      }
    }
    return false;
  });
}

function hasPair(read: string, { pairs, context }: CrisisLanguage): boolean {
  return pairs.some(({ one, other, unless }) => {
    for (const match of matchesOf(one, read)) {
      const around = surroundings(read, match.index, match[0].length);
      const { sentence } = around;
      if (
        other.test(sentence) && !unless.test(sentence) && !isTakenBack(match[0], around, context)
      ) return true;
    }
    return false;
  });
}

interface Surroundings {
  /** The sign's sentence up to it, and from its end on. */
  before: string;
  after: string;
  sentence: string;
  /** What follows the sentence. */
  next: string;
}

function surroundings(read: string, at: number, length: number): Surroundings {
  const earlier = read.slice(Math.max(0, at - BEFORE), at);
  const later = read.slice(at + length, at + length + AFTER);
  const before = earlier.slice(earlier.lastIndexOf(" . ") + 1);
  const end = later.indexOf(" . ");
  const after = end === -1 ? later : later.slice(0, end + 1);
  return {
    before,
    after,
    sentence: before + read.slice(at, at + length) + after,
    next: end === -1 ? "" : later.slice(end + 1),
  };
}

/** Denied, asked and answered no, long past and over, or told of somebody else. */
function isTakenBack(sign: string, around: Surroundings, context: CrisisContext): boolean {
  const { before, after, sentence, next } = around;
  if (
    !context.subject.test(`${before}|${sign}`) && context.denied.test(before) &&
    !context.notDenied.test(before)
  ) {
    return !context.deniedBut.test(after);
  }
  if (context.answeredNo.test(after)) return true;
  if (context.asked.test(before)) return context.answeredNo.test(after + next);
  const told = sentence + next;
  if (context.relapsed.test(told)) return false;
  if (
    context.past.test(`${before}, ${after}`) && !context.present.test(before + sign) &&
    context.recovered.test(`${before}, ${after}${next}`)
  ) return true;
  return context.topic.test(sign) && context.told.test(sentence) && !context.own.test(told);
}
