import * as z from "zod/mini";

/** Free text as its author wrote it; only what the database cannot hold is refused. */
export const text = (limit: number) =>
  z.string().check(
    z.maxLength(limit),
    z.refine((value) => !value.includes("\0"), { error: "Contains a character that is no text" }),
  );
