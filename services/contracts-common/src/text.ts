import * as z from "zod/mini";

/** Free text as its author wrote it; only what the database cannot hold is refused. */
export const text = (limit: number) =>
  z.string().check(
    z.maxLength(limit),
    z.refine((value) => !value.includes("\0"), { error: "Contains a character that is no text" }),
  );

/** Zero-width characters, controls, fillers and the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu;

/** How many characters a reader sees of a text, spaces between them included. */
export const visibleLength = (value: string): number =>
  value.replaceAll(INVISIBLE, "").trim().length;

/**
 * Stands as `crisis` in the answer to a text that shows signs of self-harm risk (D34): in those to
 * check-ins, journal entries, posts, comments and messages to the team beside what was saved. The
 * screen then offers crisis resources to its author. It is told to nobody else and
 * changes nothing. Only while a report of a post or comment, or an appeal, waits for a moderator, a
 * sign of risk is stored with it, so that it comes first.
 */
export const crisisSign = z.literal(true);
export type CrisisSign = z.infer<typeof crisisSign>;
