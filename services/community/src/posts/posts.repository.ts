import type { Db } from "@reclaim/platform/database";
import { and, eq, fillPlaceholders, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { notBlocked } from "../blocks/blocks.repository.ts";
import { insertWithRandomId } from "../community.schema.table.ts";
import { authorColumns } from "../pseudonyms/author.table.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import {
  fromStart,
  newestFirst,
  type Page,
  type PageRequest,
  preparedList,
  toStart,
  USUAL_TAKE,
} from "../shared/paging.repository.ts";
import { isVisibleTo } from "../shared/visible.repository.ts";
import type { EditablePost } from "./posts.model.ts";
import { forumPosts, type NewPostRow } from "./posts.table.ts";
import type { PostRow } from "./posts.wire.ts";

export type PostQueries = ReturnType<typeof postQueries>;

/** What a `PostRow` has. */
export const postColumns = {
  id: forumPosts.id,
  userId: forumPosts.userId,
  pseudonymId: forumPosts.pseudonymId,
  author: authorColumns,
  content: forumPosts.content,
  likes: forumPosts.likes,
  createdAt: forumPosts.createdAt,
  updatedAt: forumPosts.updatedAt,
  isEdited: forumPosts.isEdited,
  review: forumPosts.review,
  categoryId: forumPosts.categoryId,
  title: forumPosts.title,
  type: forumPosts.type,
  tags: forumPosts.tags,
  commentCount: forumPosts.commentCount,
};
/** Neither held for review nor hidden by a moderator. */
export const isPublic = isNull(forumPosts.review);
/** Joins the authors of posts. */
export const isAuthor = eq(userPseudonyms.id, forumPosts.pseudonymId);

const selectPosts = (db: Db) =>
  db.select(postColumns).from(forumPosts).leftJoin(userPseudonyms, isAuthor);

const newestPosts = (db: Db, where: SQL | undefined) => (take: Placeholder) =>
  selectPosts(db).where(and(fromStart(forumPosts), where)).orderBy(...newestFirst(forumPosts))
    .limit(take);

/** Without those that only their author sees, and those of whom the viewer blocked. */
const visiblePosts = (db: Db, where?: SQL) =>
  newestPosts(db, and(isPublic, notBlocked(forumPosts.pseudonymId), where));

/** What GET /api/forum/posts runs, with its parameters, for measuring it without the service. */
export function newestPostsSql(db: Db): { sql: string; params: unknown[] } {
  const { sql, params } = visiblePosts(db)(USUAL_TAKE).toSQL();
  return { sql, params: fillPlaceholders(params, { ...toStart(), viewer: "" }) };
}

/** Which posts a list has: all, or those of one type or category. */
export interface PostFilter {
  type?: string;
  categoryId?: number;
}

/** Queries of posts, prepared once: not for use in transactions. */
export function postQueries(db: Db) {
  const list = (name: string, where?: SQL) => preparedList<PostRow>(name, visiblePosts(db, where));
  const newest = list("posts_newest");
  const ofType = list("posts_of_type", eq(forumPosts.type, sql.placeholder("type")));
  const ofCategory = list(
    "posts_of_category",
    eq(forumPosts.categoryId, sql.placeholder("categoryId")),
  );
  const ofMember = preparedList<PostRow>(
    "posts_of_member",
    newestPosts(db, eq(forumPosts.userId, sql.placeholder("userId"))),
  );
  const byId = selectPosts(db)
    .where(and(
      eq(forumPosts.id, sql.placeholder("id")),
      isVisibleTo(forumPosts, sql.placeholder("viewer")),
    ))
    .prepare("post_by_id");

  return {
    /** Without posts of whom `viewer` blocked. */
    list(
      page: PageRequest,
      viewer: string,
      { type, categoryId }: PostFilter,
    ): Promise<Page<PostRow>> {
      if (type !== undefined) return ofType(page, { viewer, type });
      if (categoryId !== undefined) return ofCategory(page, { viewer, categoryId });
      return newest(page, { viewer });
    },
    ofMember: (page: PageRequest, userId: string) => ofMember(page, { userId }),
    async byId(id: number, viewer: string): Promise<PostRow | undefined> {
      const [row] = await byId.execute({ id, viewer });
      return row;
    },
  };
}

const isVisible = (id: number, viewer: string) =>
  and(eq(forumPosts.id, id), isVisibleTo(forumPosts, viewer));
const isOwn = (id: number, userId: string) =>
  and(eq(forumPosts.id, id), eq(forumPosts.userId, userId));

/** The rest of the SQL of posts. `db` may be a transaction. */
export function postRepository(db: Db) {
  return {
    async create(row: NewPostRow): Promise<number> {
      const created = await insertWithRandomId(async () =>
        (await db.insert(forumPosts).values(row).onConflictDoNothing()
          .returning({ id: forumPosts.id }))[0]
      );
      if (!created) throw new Error("insert returned no row");
      return created.id;
    },

    /** Whether there is such a post for `viewer`. */
    async exists(id: number, viewer: string): Promise<boolean> {
      const rows = await db.select({ id: forumPosts.id }).from(forumPosts)
        .where(isVisible(id, viewer));
      return rows.length > 0;
    },

    /** In a transaction: nobody deletes the post until its end. False when there is none for `viewer`. */
    async keep(id: number, viewer: string): Promise<boolean> {
      const rows = await db.select({ id: forumPosts.id }).from(forumPosts)
        .where(isVisible(id, viewer)).for("key share");
      return rows.length > 0;
    },

    /** In a transaction: nobody changes the post or answers it until its end. */
    async lock(id: number): Promise<boolean> {
      const rows = await db.select({ id: forumPosts.id }).from(forumPosts)
        .where(eq(forumPosts.id, id)).for("update");
      return rows.length > 0;
    },

    /** The member's own post, locked until the end of the transaction. */
    async lockOwn(
      id: number,
      userId: string,
    ): Promise<EditablePost & Pick<PostRow, "review"> | undefined> {
      const [row] = await db.select().from(forumPosts).where(isOwn(id, userId)).for("update");
      return row;
    },

    async update(id: number, fields: EditablePost & { updatedAt: Date }): Promise<void> {
      await db.update(forumPosts).set({ ...fields, isEdited: true }).where(eq(forumPosts.id, id));
    },

    /** Removes the member's own post with what is on it; false when there is none. */
    async remove(id: number, userId: string): Promise<boolean> {
      const rows = await db.delete(forumPosts).where(isOwn(id, userId))
        .returning({ id: forumPosts.id });
      return rows.length > 0;
    },

    async idsOf(userId: string): Promise<number[]> {
      const rows = await db.select({ id: forumPosts.id }).from(forumPosts)
        .where(eq(forumPosts.userId, userId));
      return rows.map(({ id }) => id);
    },

    /** Counts comments more or less. */
    async countComment(id: number, by: number): Promise<void> {
      await db.update(forumPosts).set({ commentCount: sql`${forumPosts.commentCount} + ${by}` })
        .where(eq(forumPosts.id, id));
    },

    /** Counts a like more or less; false when there is no such post for `viewer`. */
    async countLike(id: number, by: 1 | -1, viewer: string): Promise<boolean> {
      const rows = await db.update(forumPosts).set({ likes: sql`${forumPosts.likes} + ${by}` })
        .where(isVisible(id, viewer)).returning({ id: forumPosts.id });
      return rows.length > 0;
    },
  };
}
