import * as z from "zod/mini";

/** A list has 20 items unless told, and never more than 50 (D29). */
export const LIST_LIMIT = 50;
export const USUAL_LIMIT = 20;

/** `?limit=` of every list that comes in pages. */
export const listLimit = z._default(
  z.pipe(
    z.coerce.number().check(z.refine((value) => Number.isInteger(value) && value >= 1)),
    z.transform((value: number) => Math.min(value, LIST_LIMIT)),
  ),
  USUAL_LIMIT,
);

/** Header of a list's answer: the `cursor` of the next page; absent on the last page. */
export const NEXT_CURSOR_HEADER = "x-next-cursor";
