import * as z from "zod/mini";

/** Free text as its author wrote it; only what the database cannot hold is refused. */
export const text = (limit: number) =>
  z.string().check(
    z.maxLength(limit),
    z.refine((value) => !value.includes("\0"), { error: "Contains a character that is no text" }),
  );

/**
 * Stands as `crisis` in the answer to a text that shows signs of self-harm risk (D34): in those to
 * check-ins, journal entries, posts, comments and messages to the team beside what was saved. The
 * screen then offers crisis resources to its author. It is told to nobody else, is stored nowhere,
 * and changes nothing.
 */
export const crisisSign = z.literal(true);
export type CrisisSign = z.infer<typeof crisisSign>;
