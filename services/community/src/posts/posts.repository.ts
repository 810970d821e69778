import type { ListQuery } from "@reclaim/contracts/community";
import type { Db } from "@reclaim/platform/database";
import { and, eq, fillPlaceholders, type SQL, sql } from "drizzle-orm";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import {
  cursorOf,
  fromStart,
  jsonPage,
  newestFirst,
  type Page,
  startOf,
} from "../shared/paging.ts";
import { writtenJson } from "../shared/written.ts";
import { forumPosts, type NewPostRow } from "./posts.table.ts";

export type PostReads = ReturnType<typeof postReads>;

const postJson = writtenJson(
  forumPosts,
  sql`'categoryId', ${forumPosts.categoryId}, 'title', ${forumPosts.title},
    'type', ${forumPosts.type}, 'tags', ${forumPosts.tags},
    'commentCount', ${forumPosts.commentCount}`,
);
const theAuthor = eq(userPseudonyms.id, forumPosts.pseudonymId);

function postPage(db: Db, where?: SQL) {
  return jsonPage(
    db,
    db.select({ item: postJson.as("item"), cursor: cursorOf(forumPosts).as("cursor") })
      .from(forumPosts).leftJoin(userPseudonyms, theAuthor)
      .where(and(fromStart(forumPosts), where))
      .orderBy(...newestFirst(forumPosts))
      .limit(sql.placeholder("take"))
      .as("page"),
  );
}

/** What GET /api/forum/posts runs, with its parameters, for measuring it without the service. */
export function newestPostsSql(
  db: Db,
  viewer: string,
  list: ListQuery,
): { sql: string; params: unknown[] } {
  const query = postPage(db).toSQL();
  return {
    sql: query.sql,
    params: fillPlaceholders(query.params, { viewer, ...startOf(list) }),
  };
}

/** Reads of posts as JSON text; `viewer` is who reads. Prepared once: not for use in transactions. */
export function postReads(db: Db) {
  const pages = (name: string, where?: SQL) => {
    const query = postPage(db, where).prepare(name);
    return async (viewer: string, list: ListQuery, values: object = {}): Promise<Page> => {
      const [page] = await query.execute({ viewer, ...startOf(list), ...values });
      if (!page) throw new Error("an aggregate gave no row");
      return page;
    };
  };
  const ofType = pages("posts_of_type", eq(forumPosts.type, sql.placeholder("type")));
  const ofCategory = pages(
    "posts_of_category",
    eq(forumPosts.categoryId, sql.placeholder("categoryId")),
  );
  const byId = db.select({ json: sql<string>`${postJson}::text` })
    .from(forumPosts).leftJoin(userPseudonyms, theAuthor)
    .where(eq(forumPosts.id, sql.placeholder("id")))
    .prepare("post_by_id");

  return {
    newest: pages("posts_newest"),
    own: pages("posts_own", eq(forumPosts.userId, sql.placeholder("viewer"))),
    ofType: (viewer: string, list: ListQuery, type: string) => ofType(viewer, list, { type }),
    ofCategory: (viewer: string, list: ListQuery, categoryId: number) =>
      ofCategory(viewer, list, { categoryId }),
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
  };
}
