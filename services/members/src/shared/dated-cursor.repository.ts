import type { DatedCursor } from "@reclaim/contracts-common/paging";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The cursor that begins a page with this row. */
export const toCursor = ({ localDate, date, id }: DatedCursor): string =>
  `${localDate}_${date.getTime()}_${id}`;

/** Matches the rows from the one that the cursor names on, newest first; all without a cursor. */
export const fromCursor = (
  { localDate, date, id }: Record<keyof DatedCursor, PgColumn>,
  cursor: DatedCursor | undefined,
): SQL | undefined =>
  cursor &&
  sql`(${localDate}, ${date}, ${id}) <=
    (${cursor.localDate}::date, ${cursor.date.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
