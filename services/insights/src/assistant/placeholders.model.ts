/** What stands in texts for a model in place of what names a member (D55). */
const NAME = "[name]";
const EMAIL = "[e-mail]";
const PHONE = "[phone]";

const EMAILS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Seven digits or more, with what is written between them; no date, which has eight at most. */
const PHONES = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d(?:[\s()./-]{0,2}\d){6,14}(?![\p{L}\p{N}])/gu;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Shorter parts of names are words of the language, such as "de" or "Al". */
const MIN_PART = 3;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/**
 * Gives the function that puts placeholders for the member's own names (whole, and each part of them),
 * e-mail addresses and telephone numbers.
 */
export function anonymizer(names: (string | null | undefined)[]): (text: string) => string {
  const known = names.flatMap((name) => name?.normalize("NFC").trim() || []);
  const parts = known.flatMap((name) => [name, ...name.split(/[\s,._-]+/)])
    .filter((part) => part.length >= MIN_PART)
    .toSorted((a, b) => b.length - a.length);
  const named = parts.length > 0
    ? new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${parts.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
      "giu",
    )
    : null;
  return (text) => {
    const withoutContacts = text.normalize("NFC").replaceAll(EMAILS, EMAIL)
      .replaceAll(PHONES, (number) => DATE.test(number) ? number : PHONE);
    return named ? withoutContacts.replaceAll(named, NAME) : withoutContacts;
  };
}
