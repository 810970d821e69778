import type { NewLike } from "@reclaim/contracts-community/community";
import type { ServiceDeps } from "@reclaim/platform/service";
import { recordNews } from "../news/news.repository.ts";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { requireNotSuspended } from "../pseudonyms/require-not-suspended.use-case.ts";
import { alreadyLiked } from "./likes.errors.ts";
import { likeRepository } from "./likes.repository.ts";
import type { LikeRow } from "./likes.table.ts";

/** Likes a post and counts it. Errors: 403 `pseudonym_suspended`; 404 `post_not_found`; 409 `already_liked`. */
export const likePost =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, { postId }: NewLike): Promise<LikeRow> => {
    await requireNotSuspended({ db, clock })(userId);
    return await db.transaction(async (tx) => {
      // The post first, also when a like is taken back: so that both wait and none blocks the other.
      if (!await postRepository(tx).countLike(postId, 1, userId)) throw postNotFound();
      const row = await likeRepository(tx).create({ userId, postId, createdAt: clock.now() });
      if (!row) throw alreadyLiked();
      await recordNews(tx, { event: "post-changed", postId, createdAt: row.createdAt });
      return row;
    });
  };
