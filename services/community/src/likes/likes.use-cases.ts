import type { NewLike } from "@reclaim/contracts/community";
import type { ServiceDeps } from "@reclaim/platform/service";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { alreadyLiked, likeNotFound } from "./likes.errors.ts";
import { likeRepository } from "./likes.repository.ts";
import type { LikeRow } from "./likes.table.ts";

type Deps = Pick<ServiceDeps, "db" | "clock">;

/** Likes a post and counts it. Errors: 404 `post_not_found`; 409 `already_liked`. */
export const likePost =
  ({ db, clock }: Deps) => async (userId: string, { postId }: NewLike): Promise<LikeRow> =>
    await db.transaction(async (tx) => {
      // The post first, also when a like is taken back: so that both wait and none blocks the other.
      if (!await postRepository(tx).countLike(postId, 1)) throw postNotFound();
      const row = await likeRepository(tx).create({ userId, postId, createdAt: clock.now() });
      if (!row) throw alreadyLiked();
      return row;
    });

/** Takes the caller's like back. Errors: 404 `post_not_found`, `like_not_found`. */
export const unlikePost = ({ db }: Deps) => async (userId: string, postId: number): Promise<void> =>
  await db.transaction(async (tx) => {
    if (!await postRepository(tx).countLike(postId, -1)) throw postNotFound();
    if (!await likeRepository(tx).remove(userId, postId)) throw likeNotFound();
  });
