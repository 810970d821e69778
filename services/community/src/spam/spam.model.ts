import type { HeldReason } from "@reclaim/contracts-community/moderation";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Limits of what a member may write before a moderator looks at it. A talkative evening stays far
 * below them: who passes one writes every three minutes for an hour, or every minute as a comment.
 */
export const SPAM_LIMITS = {
  /** As far back as an author's texts are compared. */
  windowMs: DAY_MS,
  rateWindowMs: HOUR_MS,
  postsPerWindow: 20,
  commentsPerWindow: 60,
  /** Short texts, such as thanks, may be repeated. */
  duplicateMinLength: 60,
  /** Of all sequences of three letters in either text, those that both have. */
  duplicateSimilarity: 0.85,
  /** How old a pseudonym must be for links in what it writes. */
  linkMinAgeMs: 3 * DAY_MS,
} as const;

/** A text that an author wrote, as far as it matters here. */
export interface EarlierText {
  text: string;
  createdAt: Date;
}

/** What is about to be written, by whom. */
export interface NewText extends EarlierText {
  kind: "post" | "comment";
  /** Title and tags. */
  heading: string;
  /** Since when its author has his pseudonym. */
  authorSince: Date;
  /** What he wrote of the same kind within `windowMs`. */
  earlier: EarlierText[];
}

/** Why a text waits for a moderator, or null (D63). */
export function findSpam(written: NewText): HeldReason | null {
  const { heading, text, createdAt, authorSince, earlier } = written;
  const whole = `${heading} ${text}`;
  if (hasMixedScripts(whole)) return "lookalike";
  const age = createdAt.getTime() - authorSince.getTime();
  if (age < SPAM_LIMITS.linkMinAgeMs && hasLink(whole)) return "link";
  if (earlier.some((one) => isNearDuplicate(one.text, text))) return "duplicate";
  return exceedsRate(written) ? "rate" : null;
}

function exceedsRate({ kind, createdAt, earlier }: NewText): boolean {
  const since = createdAt.getTime() - SPAM_LIMITS.rateWindowMs;
  const count = earlier.filter((one) => one.createdAt.getTime() > since).length;
  return count >=
    (kind === "post" ? SPAM_LIMITS.postsPerWindow : SPAM_LIMITS.commentsPerWindow);
}

/**
 * A web address, also one whose dots are written out. Names of files and abbreviations (e.g., v1.2)
 * are none: the last part must be a top-level domain that spam uses, or a path follows.
 */
const LINK =
  /https?:\/\/|\bwww\.|\b[a-z0-9-]{2,}\s?(?:\.|\(dot\)|\[dot\])\s?(?:com|net|org|info|biz|io|co|me|ly|gg|link|click|shop|store|site|online|top|xyz|club|live|app|ru|cn)\b(?!['’]s\b)/iu;
const hasLink = (text: string): boolean => LINK.test(withoutInvisible(text.normalize("NFKC")));

/** A word with Latin letters beside Cyrillic, Greek, Armenian or Cherokee ones that look like them. */
const hasMixedScripts = (text: string): boolean =>
  (withoutInvisible(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).some((word) =>
    /\p{Script=Latin}/u.test(word) &&
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(word)
  );

/** Without what shows nothing: zero-width characters, marks of direction, soft hyphens. */
const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, "");

/** Letters and digits only, so that other case, signs and spaces make no other text. */
const toComparable = (text: string): string =>
  withoutInvisible(text.normalize("NFKD")).toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

function isNearDuplicate(one: string, other: string): boolean {
  const [a, b] = [toComparable(one), toComparable(other)];
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (shorter < SPAM_LIMITS.duplicateMinLength) return false;
  // Texts of other lengths cannot have that much in common.
  if (shorter < longer * SPAM_LIMITS.duplicateSimilarity) return false;
  if (a === b) return true;
  const [ofA, ofB] = [toTrigrams(a), toTrigrams(b)];
  const shared = ofA.intersection(ofB).size;
  return shared / ofA.union(ofB).size >= SPAM_LIMITS.duplicateSimilarity;
}

const toTrigrams = (text: string): Set<string> =>
  new Set(Array.from({ length: text.length - 2 }, (_, index) => text.slice(index, index + 3)));
