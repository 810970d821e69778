import type { Db } from "@reclaim/platform/database";
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { authorColumns } from "../pseudonyms/author.table.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import {
  fromStart,
  newestFirst,
  type PageRequest,
  preparedList,
} from "../shared/paging.repository.ts";
import type { AuthorRow } from "../shared/written.wire.ts";
import { blocks, type NewBlockRow } from "./blocks.table.ts";

/** A block with the name of the blocked one. */
export interface BlockRow {
  /** The pseudonym's. */
  id: number;
  author: AuthorRow;
  createdAt: Date;
}

/** True where `viewer`, by default the placeholder, did not block the author; "" blocks nobody. */
export const notBlocked = (
  pseudonymId: AnyPgColumn,
  viewer: string | Placeholder = sql.placeholder("viewer"),
): SQL =>
  sql`${pseudonymId} <> all(array(select ${blocks.pseudonymId} from ${blocks}
    where ${blocks.userId} = ${viewer}))`;

/** The list of a member's blocks, prepared once: not for use in transactions. */
export function blockQueries(db: Db) {
  const dated = { id: blocks.pseudonymId, createdAt: blocks.createdAt };
  const ofMember = preparedList<BlockRow>(
    "blocks_of_member",
    (take) =>
      db.select({ ...dated, author: authorColumns }).from(blocks)
        .leftJoin(userPseudonyms, eq(userPseudonyms.id, blocks.pseudonymId))
        .where(and(eq(blocks.userId, sql.placeholder("userId")), fromStart(dated)))
        .orderBy(...newestFirst(dated)).limit(take),
  );
  return { ofMember: (page: PageRequest, userId: string) => ofMember(page, { userId }) };
}

/** The rest of the SQL of blocks. */
export function blockRepository(db: Db) {
  return {
    /** False when the member has blocked the pseudonym already. */
    async create(row: NewBlockRow): Promise<boolean> {
      const created = await db.insert(blocks).values(row).onConflictDoNothing()
        .returning({ pseudonymId: blocks.pseudonymId });
      return created.length > 0;
    },

    /** False when the member has not blocked the pseudonym. */
    async remove(userId: string, pseudonymId: number): Promise<boolean> {
      const removed = await db.delete(blocks)
        .where(and(eq(blocks.userId, userId), eq(blocks.pseudonymId, pseudonymId)))
        .returning({ pseudonymId: blocks.pseudonymId });
      return removed.length > 0;
    },
  };
}
