import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";

/** An instant as JavaScript writes it. pgbench would take a bare `:MI` for a variable of its own. */
export const isoInstant = (column: AnyPgColumn): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24":"MI":"SS.MS"Z"')`;

/** The author's name and avatar from the joined pseudonym; null where the account was deleted. */
export const authorJson: SQL = sql`case
  when ${userPseudonyms.id} is not null and ${userPseudonyms.hiddenAt} is null then
  json_build_object('pseudonym', ${userPseudonyms.pseudonym},
    'avatarColor', ${userPseudonyms.avatarColor},
    'avatarInitials', ${userPseudonyms.avatarInitials}) end`;

type Written = Record<
  "id" | "userId" | "pseudonymId" | "content" | "likes" | "createdAt" | "updatedAt",
  AnyPgColumn
>;

/**
 * What posts and comments have in common on the wire. Only its author (placeholder `viewer`) gets the
 * `userId` (D22).
 */
export function writtenFields(table: Written) {
  const isOwn = sql`${table.userId} = ${sql.placeholder("viewer")}`;
  return {
    id: table.id,
    userId: sql`case when ${isOwn} then ${table.userId} end`,
    isOwn,
    pseudonymId: table.pseudonymId,
    pseudonym: authorJson,
    content: table.content,
    likes: table.likes,
    createdAt: isoInstant(table.createdAt),
    updatedAt: isoInstant(table.updatedAt),
  };
}
