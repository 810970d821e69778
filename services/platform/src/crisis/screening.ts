import type { CrisisSign } from "@reclaim/contracts/text";
import { ENGLISH } from "./english.ts";
import { type Phrases, readings } from "./phrases.ts";

/** The languages that are listened to. Each is one list. */
const LANGUAGES: readonly Phrases[] = [ENGLISH];

/**
 * True when one of the texts shows signs that its author may harm himself (D34): then the answer to
 * whoever sent it carries `crisis`, and no model sees it. It would rather be wrong ten times than
 * miss once, so nothing may follow from it but the offer of help: what it says is neither stored,
 * logged nor told to others.
 */
export function showsRisk(...texts: (string | null | undefined)[]): boolean {
  return texts.some((text) =>
    Boolean(text) &&
    readings(text ?? "").some((reading) =>
      LANGUAGES.some(({ harmless, signs }) => signs.test(reading.replaceAll(harmless, " ")))
    )
  );
}

/** What the answer to a text carries besides what was asked: `crisis`, or nothing. */
export const crisisIn = (...texts: (string | null | undefined)[]): { crisis?: CrisisSign } =>
  showsRisk(...texts) ? { crisis: true } : {};
