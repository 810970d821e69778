import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";

/** An instant as JavaScript writes it. pgbench would take a bare `:MI` for a variable of its own. */
export const isoInstant = (column: AnyPgColumn): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24":"MI":"SS.MS"Z"')`;

/** The author's name and avatar from the joined pseudonym; null where the account was erased. */
export const authorJson: SQL = sql`case when ${userPseudonyms.id} is not null then
  json_build_object('pseudonym', ${userPseudonyms.pseudonym},
    'avatarColor', ${userPseudonyms.avatarColor},
    'avatarInitials', ${userPseudonyms.avatarInitials}) end`;

type Written = Record<
  "id" | "userId" | "pseudonymId" | "content" | "likes" | "createdAt" | "updatedAt",
  AnyPgColumn
>;

/**
 * The wire shape of a post or comment: `fields` are its own pairs of name and value. Only its author
 * (placeholder `viewer`) gets the `userId` (D22).
 */
export function writtenJson(table: Written, fields: SQL): SQL {
  const common = sql`'id', ${table.id}, 'pseudonymId', ${table.pseudonymId},
    'pseudonym', ${authorJson}, 'content', ${table.content}, 'likes', ${table.likes},
    'createdAt', ${isoInstant(table.createdAt)}, 'updatedAt', ${isoInstant(table.updatedAt)},
    ${fields}`;
  return sql`case when ${table.userId} = ${sql.placeholder("viewer")}
    then json_build_object(${common}, 'isOwn', true, 'userId', ${table.userId})
    else json_build_object(${common}, 'isOwn', false) end`;
}
