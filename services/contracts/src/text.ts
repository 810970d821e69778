import * as z from "zod/mini";

/** Refuses the one character that the database cannot hold. */
export const storable = z.refine<string>((value) => !value.includes("\0"), {
  error: "Contains a character that is no text",
});

/** Free text as its author wrote it; only what the database cannot hold is refused. */
export const text = (limit: number) => z.string().check(z.maxLength(limit), storable);
