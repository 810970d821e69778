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

/** Names the first row of the page that follows: its instant in milliseconds and its id. */
export const cursorOf = ({ id, createdAt }: Dated): SQL<string> =>
  sql`(extract(epoch from ${createdAt}) * 1000)::bigint || '.' || ${id}`;

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

/**
 * One row with the page of `rows`, a query of `item` (json) and `cursor` in the order of the page.
 * Postgres writes the array: mapping rows and writing them here costs twice the time of a read.
 */
export function jsonPage(
  db: Db,
  rows:
    & { item: SQL.Aliased; cursor: SQL.Aliased }
    & Parameters<ReturnType<Db["select"]>["from"]>[0],
) {
  const limit = sql`${sql.placeholder("limit")}::int`;
  return db.select({
    json: sql<string>`coalesce(array_to_json((array_agg(${rows.item}))[1 : ${limit}]), '[]')::text`,
    next: sql<string | null>`(array_agg(${rows.cursor}))[${limit} + 1]`,
  }).from(rows);
}

/** Answers a page: a plain array; the next cursor goes in a header. */
export function answerPage(c: Context, { json, next }: Page): Response {
  if (next) c.header(NEXT_CURSOR_HEADER, next);
  return answerJson(c, json);
}

export const answerJson = (c: Context, json: string, status: 200 | 201 = 200): Response =>
  c.body(json, status, { "content-type": "application/json" });
