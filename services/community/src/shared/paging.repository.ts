import { USUAL_LIMIT } from "@reclaim/contracts-common/paging";
import { desc, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ListPlace } from "./cursor.cipher.ts";

/** A page that is asked for: from the newest on, or from `start` on. */
export interface PageRequest {
  limit: number;
  start?: ListPlace | undefined;
}

/** A page of a list, newest first, and where the next page begins if there is one. */
export interface Page<Row> {
  rows: Row[];
  next: ListPlace | null;
}

interface Dated {
  id: AnyPgColumn;
  createdAt: AnyPgColumn;
}

const PLACEHOLDERS = { from: sql.placeholder("from"), fromId: sql.placeholder("fromId") };

/** True from the row on that `toStart` names, by its values or by placeholders for them. */
export const fromStart = (
  { id, createdAt }: Dated,
  start: typeof PLACEHOLDERS | ReturnType<typeof toStart> = PLACEHOLDERS,
): SQL => sql`(${createdAt}, ${id}) <= (${start.from}::timestamptz, ${start.fromId}::bigint)`;

export const newestFirst = ({ id, createdAt }: Dated): SQL[] => [desc(createdAt), desc(id)];

interface PreparableQuery<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}
/** A list's query, in the order of the list, of `take` rows. */
export type ListOf<Row> = (take: Placeholder) => PreparableQuery<Row>;

/** drizzle would make a parameter of a number, and types only placeholders besides. */
const toLiteral = (value: number) => sql.raw(String(value)) as unknown as Placeholder;

/** One row more than the usual page has, to know whether another page follows. */
export const USUAL_TAKE = toLiteral(USUAL_LIMIT + 1);

/** Values for the placeholders of a page that begins at `start`, or at the newest row. */
export const toStart = (start?: ListPlace) => ({
  from: start?.createdAt.toISOString() ?? "infinity",
  fromId: start?.id ?? 0,
});

/**
 * A list, prepared once: not for use in transactions. The usual length stands in the SQL, because
 * Postgres plans a query whose limit it does not see anew for every call (a third of its time).
 */
export function preparedList<Row extends { id: number; createdAt: Date }>(
  name: string,
  listOf: ListOf<Row>,
) {
  const usual = listOf(USUAL_TAKE).prepare(name);
  const any = listOf(sql.placeholder("take")).prepare(`${name}_of_any_length`);
  return async (list: PageRequest, values: Record<string, unknown> = {}): Promise<Page<Row>> => {
    const { limit } = list;
    const query = limit === USUAL_LIMIT ? usual : any;
    const rows = await query.execute({ ...toStart(list.start), take: limit + 1, ...values });
    return toPage(rows, limit);
  };
}

/** A page of `limit` of the rows, which are one more where another page follows. */
export function toPage<Row extends { id: number; createdAt: Date }>(
  rows: Row[],
  limit: number,
): Page<Row> {
  const following = rows[limit];
  return {
    rows: rows.slice(0, limit),
    next: following ? { createdAt: following.createdAt, id: following.id } : null,
  };
}
