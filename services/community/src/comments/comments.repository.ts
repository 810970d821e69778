import type { ListQuery } from "@reclaim/contracts/community";
import type { Db } from "@reclaim/platform/database";
import { and, eq, sql } from "drizzle-orm";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import {
  fromStart,
  jsonOf,
  newestFirst,
  preparedList,
  wireFields,
} from "../shared/paging.repository.ts";
import { writtenFields } from "../shared/written.table.ts";
import { forumComments, type NewCommentRow } from "./comments.table.ts";

export type CommentReads = ReturnType<typeof commentReads>;

const commentFields = wireFields({
  ...writtenFields(forumComments),
  postId: forumComments.postId,
  parentId: forumComments.parentId,
});

const selectComments = (db: Db) =>
  db.select(commentFields).from(forumComments)
    .leftJoin(userPseudonyms, eq(userPseudonyms.id, forumComments.pseudonymId));

/** Reads of comments as JSON text. Prepared once: not for use in transactions. */
export function commentReads(db: Db) {
  const ofPost = preparedList(db, "comments_of_post", (take) =>
    selectComments(db)
      .where(and(eq(forumComments.postId, sql.placeholder("postId")), fromStart(forumComments)))
      .orderBy(...newestFirst(forumComments)).limit(take).as("page"));
  const byId = jsonOf(
    db,
    selectComments(db).where(eq(forumComments.id, sql.placeholder("id"))).as("page"),
  ).prepare("comment_by_id");

  return {
    ofPost: (viewer: string, page: ListQuery, postId: number) => ofPost(page, { viewer, postId }),
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
