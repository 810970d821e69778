import type { Review } from "@reclaim/contracts-community/community";
import type { Db } from "@reclaim/platform/database";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { forumComments } from "../comments/comments.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import type { EarlierText } from "../spam/spam.model.ts";

/** A post or comment that is decided on, locked until the end of the transaction. */
export interface ContentTarget {
  kind: "post" | "comment";
  id: number;
  /** The post, or the one that the comment is on. */
  postId: number;
  userId: string;
  pseudonymId: number;
  review: Review | null;
}

/** As far back in an author's texts as duplicates are looked for. */
const MAX_COMPARED = 100;

/** What moderation reads and changes of posts, comments and pseudonyms. `db` is a transaction. */
export function targetRepository(db: Db) {
  return {
    async post(id: number): Promise<ContentTarget | undefined> {
      const [row] = await db.select({
        id: forumPosts.id,
        userId: forumPosts.userId,
        pseudonymId: forumPosts.pseudonymId,
        review: forumPosts.review,
      }).from(forumPosts).where(eq(forumPosts.id, id)).for("update");
      return row && { kind: "post", postId: row.id, ...row };
    },

    async comment(id: number): Promise<ContentTarget | undefined> {
      const [place] = await db.select({ postId: forumComments.postId }).from(forumComments)
        .where(eq(forumComments.id, id));
      if (!place) return undefined;
      // The post first, as whoever comments or deletes does: so that none waits for the other.
      await db.select({ id: forumPosts.id }).from(forumPosts)
        .where(eq(forumPosts.id, place.postId)).for("update");
      const [row] = await db.select({
        id: forumComments.id,
        postId: forumComments.postId,
        userId: forumComments.userId,
        pseudonymId: forumComments.pseudonymId,
        review: forumComments.review,
      }).from(forumComments)
        .where(and(eq(forumComments.id, id), eq(forumComments.isDeleted, false))).for("update");
      return row && { kind: "comment", ...row };
    },

    async pseudonym(id: number) {
      const [row] = await db.select().from(userPseudonyms).where(eq(userPseudonyms.id, id))
        .for("update");
      return row;
    },

    async setReview({ kind, id }: Pick<ContentTarget, "kind" | "id">, review: Review | null) {
      if (kind === "post") {
        await db.update(forumPosts).set({ review }).where(eq(forumPosts.id, id));
      } else await db.update(forumComments).set({ review }).where(eq(forumComments.id, id));
    },

    async suspend(pseudonymId: number, suspendedUntil: Date | null): Promise<void> {
      await db.update(userPseudonyms).set({ suspendedUntil })
        .where(eq(userPseudonyms.id, pseudonymId));
    },

    /** What else an author wrote of this kind since an instant, newest first. */
    async earlierTexts(
      kind: ContentTarget["kind"],
      { id, userId, since }: { id: number; userId: string; since: Date },
    ): Promise<EarlierText[]> {
      if (kind === "comment") {
        return await db.select({ text: forumComments.content, createdAt: forumComments.createdAt })
          .from(forumComments)
          .where(and(
            eq(forumComments.userId, userId),
            gt(forumComments.createdAt, since),
            ne(forumComments.id, id),
          ))
          .orderBy(desc(forumComments.createdAt)).limit(MAX_COMPARED);
      }
      return await db.select({ text: forumPosts.content, createdAt: forumPosts.createdAt })
        .from(forumPosts)
        .where(and(
          eq(forumPosts.userId, userId),
          gt(forumPosts.createdAt, since),
          ne(forumPosts.id, id),
        ))
        .orderBy(desc(forumPosts.createdAt)).limit(MAX_COMPARED);
    },
  };
}
