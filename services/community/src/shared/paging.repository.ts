import type { ListQuery } from "@reclaim/contracts/community";
import { USUAL_LIMIT } from "@reclaim/contracts/paging";
import type { Db } from "@reclaim/platform/database";
import { desc, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** A page as Postgres wrote it: a JSON array, and the cursor of the next page if there is one. */
export interface Page {
  json: string;
  next: string | null;
}

interface Dated {
  id: AnyPgColumn;
  createdAt: AnyPgColumn;
}

/** True from the row on that the placeholders of `startOf` name. */
export const fromStart = ({ id, createdAt }: Dated): SQL =>
  sql`(${createdAt}, ${id}) <= (${sql.placeholder("from")}::timestamptz, ${
    sql.placeholder("fromId")
  }::bigint)`;

export const newestFirst = ({ id, createdAt }: Dated): SQL[] => [desc(createdAt), desc(id)];

/** `fields` under their wire names, for a query whose rows become JSON. */
export const wireFields = <Fields extends Record<string, AnyPgColumn | SQL>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, sql`${value}`.as(name)]),
  ) as { [Name in keyof Fields]: SQL.Aliased };

type Rows = Parameters<ReturnType<Db["select"]>["from"]>[0];
/** A query of `wireFields` called "page", in the order of the list, of `take` rows. */
export type RowsOf = (take: Placeholder) => Rows & { id: SQL.Aliased; createdAt: SQL.Aliased };

/** One row with `row`, a query of `wireFields` called "page" that finds at most one. */
export const jsonOf = (db: Db, row: Rows) =>
  db.select({ json: sql<string>`row_to_json(page)::text` }).from(row);

/**
 * One row with a page of a list. Postgres writes the JSON: rows that are mapped and written here
 * take twice the time. One row more is read, to know whether a page follows.
 */
export function pageQuery(db: Db, rowsOf: RowsOf, length: "usual" | "any") {
  const [take, limit] = length === "usual"
    ? [literal(USUAL_LIMIT + 1), literal(USUAL_LIMIT)]
    : [sql.placeholder("take"), sql.placeholder("limit")];
  const rows = rowsOf(take);
  return db.select({
    json: sql<string>`coalesce(array_to_json((array_agg(page))[1 : ${limit}::int]), '[]')::text`,
    nextAt: sql<string | null>`(array_agg(${rows.createdAt}))[${limit}::int + 1]`,
    nextId: sql<number | null>`(array_agg(${rows.id}))[${limit}::int + 1]`,
  }).from(rows);
}

/** drizzle would make a parameter of a number, and types only placeholders besides. */
const literal = (value: number) => sql.raw(String(value)) as unknown as Placeholder;

/** Values for the placeholders of a page; its cursor names its first row. */
export function startOf({ limit, cursor }: ListQuery) {
  const [from, fromId] = cursor?.split(".") ?? [];
  return {
    limit,
    take: limit + 1,
    from: from === undefined ? "infinity" : new Date(Number(from)).toISOString(),
    fromId: Number(fromId ?? 0),
  };
}

/**
 * A list, prepared once: not for use in transactions. The usual length stands in the SQL, because
 * Postgres plans a query whose limit it does not see anew for every call (a third of its time).
 */
export function preparedList(db: Db, name: string, rowsOf: RowsOf) {
  const usual = pageQuery(db, rowsOf, "usual").prepare(name);
  const any = pageQuery(db, rowsOf, "any").prepare(`${name}_of_any_length`);
  return async (list: ListQuery, values: Record<string, unknown> = {}): Promise<Page> => {
    const query = list.limit === USUAL_LIMIT ? usual : any;
    const [row] = await query.execute({ ...startOf(list), ...values });
    if (!row) throw new Error("an aggregate gave no row");
    const { json, nextAt, nextId } = row;
    return { json, next: nextAt && `${Date.parse(nextAt)}.${nextId}` };
  };
}
