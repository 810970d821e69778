import { type ListQuery, NEXT_CURSOR_HEADER } from "@reclaim/contracts/community";
import type { Db } from "@reclaim/platform/database";
import { desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Context } from "hono";

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

/** Values for the placeholders of a page. One row more is read, to know whether a page follows. */
export function startOf({ limit, cursor }: ListQuery) {
  const [from, fromId] = cursor?.split(".") ?? [];
  return {
    limit,
    take: limit + 1,
    from: from === undefined ? "infinity" : new Date(Number(from)).toISOString(),
    fromId: Number(fromId ?? 0),
  };
}

/** `fields` under their wire names, for a query whose rows become JSON. */
export const wireFields = <Fields extends Record<string, AnyPgColumn | SQL>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, sql`${value}`.as(name)]),
  ) as { [Name in keyof Fields]: SQL.Aliased };

/**
 * One row with the page of `rows`, a query of `wireFields` called "page", in its order. Postgres
 * writes the JSON: rows that are mapped and written here take twice the time.
 */
export function jsonPage(
  db: Db,
  rows: { id: SQL.Aliased; createdAt: SQL.Aliased } & Parameters<
    ReturnType<Db["select"]>["from"]
  >[0],
) {
  const limit = sql`${sql.placeholder("limit")}::int`;
  return db.select({
    json: sql<string>`coalesce(array_to_json((array_agg(page))[1 : ${limit}]), '[]')::text`,
    nextAt: sql<string | null>`(array_agg(${rows.createdAt}))[${limit} + 1]`,
    nextId: sql<number | null>`(array_agg(${rows.id}))[${limit} + 1]`,
  }).from(rows);
}

/** What a query of `jsonPage` found. The cursor names the first row of the next page. */
export function toPage(
  [row]: { json: string; nextAt: string | null; nextId: number | null }[],
): Page {
  if (!row) throw new Error("an aggregate gave no row");
  const { json, nextAt, nextId } = row;
  return { json, next: nextAt && `${Date.parse(nextAt)}.${nextId}` };
}

/** Answers a page: a plain array; the next cursor goes in a header. */
export function answerPage(c: Context, { json, next }: Page): Response {
  if (next) c.header(NEXT_CURSOR_HEADER, next);
  return answerJson(c, json);
}

export const answerJson = (c: Context, json: string, status: 200 | 201 = 200): Response =>
  c.body(json, status, { "content-type": "application/json" });
