import * as z from "zod/mini";
import { localDate } from "./time.ts";

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

/**
 * `?cursor=` of a list in the order of local date, instant and id, as the page before gave it: names
 * the first row of the page.
 */
export const datedCursor = z.pipe(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}_\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
      error: "No cursor",
    }),
    z.refine((cursor) => z.safeParse(localDate, cursor.slice(0, 10)).success, {
      error: "No cursor",
    }),
  ),
  z.transform((cursor: string) => {
    const [day = "", instant, id = ""] = cursor.split("_");
    return { localDate: day, date: new Date(Number(instant)), id };
  }),
);
export type DatedCursor = z.infer<typeof datedCursor>;
