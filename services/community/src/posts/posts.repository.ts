import type { ListQuery } from "@reclaim/contracts/community";
import { USUAL_LIMIT } from "@reclaim/contracts/paging";
import type { Db } from "@reclaim/platform/database";
import { and, eq, fillPlaceholders, type SQL, sql } from "drizzle-orm";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import {
  fromStart,
  jsonOf,
  newestFirst,
  pageQuery,
  preparedList,
  type RowsOf,
  startOf,
  wireFields,
} from "../shared/paging.repository.ts";
import { writtenFields } from "../shared/written.table.ts";
import { forumPosts, type NewPostRow } from "./posts.table.ts";

export type PostReads = ReturnType<typeof postReads>;

const postFields = wireFields({
  ...writtenFields(forumPosts),
  categoryId: forumPosts.categoryId,
  title: forumPosts.title,
  type: forumPosts.type,
  tags: forumPosts.tags,
  commentCount: forumPosts.commentCount,
});

const selectPosts = (db: Db) =>
  db.select(postFields).from(forumPosts)
    .leftJoin(userPseudonyms, eq(userPseudonyms.id, forumPosts.pseudonymId));

const newestPosts = (db: Db, where?: SQL): RowsOf => (take) =>
  selectPosts(db).where(and(fromStart(forumPosts), where)).orderBy(...newestFirst(forumPosts))
    .limit(take).as("page");

/** What GET /api/forum/posts runs, with its parameters, for measuring it without the service. */
export function newestPostsSql(db: Db, viewer: string): { sql: string; params: unknown[] } {
  const { sql, params } = pageQuery(db, newestPosts(db), "usual").toSQL();
  const values = { viewer, ...startOf({ limit: USUAL_LIMIT }) };
  return { sql, params: fillPlaceholders(params, values) };
}

/** Reads of posts as JSON text; `viewer` is who reads. Prepared once: not for use in transactions. */
export function postReads(db: Db) {
  const list = (name: string, where?: SQL) => preparedList(db, name, newestPosts(db, where));
  const newest = list("posts_newest");
  const ofType = list("posts_of_type", eq(forumPosts.type, sql.placeholder("type")));
  const ofCategory = list(
    "posts_of_category",
    eq(forumPosts.categoryId, sql.placeholder("categoryId")),
  );
  const own = list("posts_own", eq(forumPosts.userId, sql.placeholder("viewer")));
  const byId = jsonOf(
    db,
    selectPosts(db).where(eq(forumPosts.id, sql.placeholder("id"))).as("page"),
  ).prepare("post_by_id");

  return {
    newest: (viewer: string, page: ListQuery) => newest(page, { viewer }),
    ofType: (viewer: string, page: ListQuery, type: string) => ofType(page, { viewer, type }),
    ofCategory: (viewer: string, page: ListQuery, categoryId: number) =>
      ofCategory(page, { viewer, categoryId }),
    own: (viewer: string, page: ListQuery) => own(page, { viewer }),
    async byId(viewer: string, id: number): Promise<string | undefined> {
      const [row] = await byId.execute({ viewer, id });
      return row?.json;
    },
  };
}

/** The rest of the SQL of posts. `db` may be a transaction. */
export function postRepository(db: Db) {
  return {
    async create(row: NewPostRow): Promise<number> {
      const [created] = await db.insert(forumPosts).values(row).returning({ id: forumPosts.id });
      if (!created) throw new Error("insert returned no row");
      return created.id;
    },

    async exists(id: number): Promise<boolean> {
      const rows = await db.select({ id: forumPosts.id }).from(forumPosts)
        .where(eq(forumPosts.id, id));
      return rows.length > 0;
    },

    /** Counts one comment more; false when there is no such post. */
    async countComment(id: number): Promise<boolean> {
      const rows = await db.update(forumPosts)
        .set({ commentCount: sql`${forumPosts.commentCount} + 1` })
        .where(eq(forumPosts.id, id)).returning({ id: forumPosts.id });
      return rows.length > 0;
    },

    /** Counts a like more or less; false when there is no such post. */
    async countLike(id: number, by: 1 | -1): Promise<boolean> {
      const rows = await db.update(forumPosts).set({ likes: sql`${forumPosts.likes} + ${by}` })
        .where(eq(forumPosts.id, id)).returning({ id: forumPosts.id });
      return rows.length > 0;
    },
  };
}
