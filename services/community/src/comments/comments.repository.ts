import type { ListQuery } from "@reclaim/contracts/community";
import type { Db } from "@reclaim/platform/database";
import { and, eq, sql } from "drizzle-orm";
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
import { forumComments, type NewCommentRow } from "./comments.table.ts";

export type CommentReads = ReturnType<typeof commentReads>;

const commentJson = writtenJson(
  forumComments,
  sql`'postId', ${forumComments.postId}, 'parentId', ${forumComments.parentId}`,
);
const theAuthor = eq(userPseudonyms.id, forumComments.pseudonymId);

/** Reads of comments as JSON text. Prepared once: not for use in transactions. */
export function commentReads(db: Db) {
  const ofPost = jsonPage(
    db,
    db.select({ item: commentJson.as("item"), cursor: cursorOf(forumComments).as("cursor") })
      .from(forumComments).leftJoin(userPseudonyms, theAuthor)
      .where(and(eq(forumComments.postId, sql.placeholder("postId")), fromStart(forumComments)))
      .orderBy(...newestFirst(forumComments))
      .limit(sql.placeholder("take"))
      .as("page"),
  ).prepare("comments_of_post");
  const byId = db.select({ json: sql<string>`${commentJson}::text` })
    .from(forumComments).leftJoin(userPseudonyms, theAuthor)
    .where(eq(forumComments.id, sql.placeholder("id")))
    .prepare("comment_by_id");

  return {
    async ofPost(viewer: string, list: ListQuery, postId: number): Promise<Page> {
      const [page] = await ofPost.execute({ viewer, postId, ...startOf(list) });
      if (!page) throw new Error("an aggregate gave no row");
      return page;
    },

    async byId(viewer: string, id: number): Promise<string | undefined> {
      const [row] = await byId.execute({ viewer, id });
      return row?.json;
    },
  };
}

/** The rest of the SQL of comments. `db` may be a transaction. */
export function commentRepository(db: Db) {
  return {
    async create(row: NewCommentRow): Promise<number> {
      const [created] = await db.insert(forumComments).values(row)
        .returning({ id: forumComments.id });
      if (!created) throw new Error("insert returned no row");
      return created.id;
    },

    /** The post that a comment is on, if there is such a comment. */
    async postOf(id: number): Promise<number | undefined> {
      const [row] = await db.select({ postId: forumComments.postId }).from(forumComments)
        .where(eq(forumComments.id, id));
      return row?.postId;
    },
  };
}
