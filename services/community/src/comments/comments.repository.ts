import type { Db } from "@reclaim/platform/database";
import type { Review } from "@reclaim/contracts-community/community";
import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notBlocked } from "../blocks/blocks.repository.ts";
import { insertWithRandomId } from "../community.schema.table.ts";
import { authorColumns } from "../pseudonyms/author.table.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import {
  fromStart,
  newestFirst,
  type PageRequest,
  preparedList,
} from "../shared/paging.repository.ts";
import { isVisibleTo } from "../shared/visible.repository.ts";
import { forumComments, type NewCommentRow } from "./comments.table.ts";
import type { CommentRow } from "./comments.wire.ts";

export type CommentQueries = ReturnType<typeof commentQueries>;

const selectComments = (db: Db) =>
  db.select({
    id: forumComments.id,
    userId: forumComments.userId,
    pseudonymId: forumComments.pseudonymId,
    author: authorColumns,
    content: forumComments.content,
    likes: forumComments.likes,
    createdAt: forumComments.createdAt,
    updatedAt: forumComments.updatedAt,
    isEdited: forumComments.isEdited,
    isDeleted: forumComments.isDeleted,
    review: forumComments.review,
    postId: forumComments.postId,
    parentId: forumComments.parentId,
  }).from(forumComments)
    .leftJoin(userPseudonyms, eq(userPseudonyms.id, forumComments.pseudonymId));

/** Queries of comments, prepared once: not for use in transactions. */
export function commentQueries(db: Db) {
  const ofPost = preparedList<CommentRow>("comments_of_post", (take) =>
    selectComments(db)
      .where(and(
        eq(forumComments.postId, sql.placeholder("postId")),
        fromStart(forumComments),
        notBlocked(forumComments.pseudonymId),
        isVisibleTo(forumComments, sql.placeholder("viewer")),
      ))
      .orderBy(...newestFirst(forumComments)).limit(take));
  const byId = selectComments(db).where(eq(forumComments.id, sql.placeholder("id"))).prepare(
    "comment_by_id",
  );

  return {
    ofPost: (page: PageRequest, viewer: string, postId: number) => ofPost(page, { viewer, postId }),
    async byId(id: number): Promise<CommentRow | undefined> {
      const [row] = await byId.execute({ id });
      return row;
    },
  };
}

export type CommentPlace = Pick<
  CommentRow,
  "id" | "postId" | "parentId" | "isDeleted" | "createdAt"
>;

const selectPlace = (db: Db) =>
  db.select({
    id: forumComments.id,
    postId: forumComments.postId,
    parentId: forumComments.parentId,
    isDeleted: forumComments.isDeleted,
    createdAt: forumComments.createdAt,
  }).from(forumComments);

const isVisible = (id: number, viewer: string) =>
  and(eq(forumComments.id, id), isVisibleTo(forumComments, viewer));
const isOwn = (id: number, userId: string) =>
  and(eq(forumComments.id, id), eq(forumComments.userId, userId));

/** The rest of the SQL of comments. `db` may be a transaction. */
export function commentRepository(db: Db) {
  return {
    async create(row: NewCommentRow): Promise<number> {
      const created = await insertWithRandomId(async () =>
        (await db.insert(forumComments).values(row).onConflictDoNothing()
          .returning({ id: forumComments.id }))[0]
      );
      if (!created) throw new Error("insert returned no row");
      return created.id;
    },

    /** Where a comment stands, if there is one for `viewer`. */
    async find(id: number, viewer: string): Promise<CommentPlace | undefined> {
      const [row] = await selectPlace(db).where(isVisible(id, viewer));
      return row;
    },

    /** The same in a transaction: nobody deletes the comment until its end. */
    async keep(id: number, viewer: string): Promise<CommentPlace | undefined> {
      const [row] = await selectPlace(db).where(isVisible(id, viewer)).for("key share");
      return row;
    },

    /** Where the member's own comment stands. */
    async own(id: number, userId: string): Promise<CommentPlace | undefined> {
      const [row] = await selectPlace(db).where(isOwn(id, userId));
      return row;
    },

    async idsOf(userId: string): Promise<number[]> {
      const rows = await db.select({ id: forumComments.id }).from(forumComments)
        .where(eq(forumComments.userId, userId));
      return rows.map(({ id }) => id);
    },

    async hasReplies(id: number): Promise<boolean> {
      const rows = await db.select({ id: forumComments.id }).from(forumComments)
        .where(eq(forumComments.parentId, id)).limit(1);
      return rows.length > 0;
    },

    /** Undefined when the member has no such comment, or it says that already. */
    async updateOwn(
      id: number,
      userId: string,
      content: string,
      updatedAt: Date,
    ): Promise<{ review: Review } | undefined> {
      const [row] = await db.update(forumComments).set({ content, updatedAt, isEdited: true })
        .where(and(isOwn(id, userId), ne(forumComments.content, content)))
        .returning({ review: forumComments.review });
      return row;
    },

    /** Takes the member's own comment away; undefined when there is none. */
    async remove(id: number, userId: string): Promise<{ review: Review } | undefined> {
      const [row] = await db.delete(forumComments).where(isOwn(id, userId))
        .returning({ review: forumComments.review });
      return row;
    },

    /** Puts the replies to a comment under an empty place where it stood. */
    async leavePlace({ id, postId, createdAt }: CommentPlace): Promise<void> {
      const parentId = await this.create({
        userId: "",
        pseudonymId: 0,
        postId,
        content: "",
        isDeleted: true,
        createdAt,
        updatedAt: createdAt,
      });
      await db.update(forumComments).set({ parentId }).where(eq(forumComments.parentId, id));
    },

    /** Takes an empty place away that nobody's reply stands under. */
    async removeIfEmpty(id: number): Promise<void> {
      const replies = alias(forumComments, "replies");
      await db.delete(forumComments).where(and(
        eq(forumComments.id, id),
        forumComments.isDeleted,
        notExists(db.select({ id: replies.id }).from(replies).where(eq(replies.parentId, id))),
      ));
    },
  };
}
