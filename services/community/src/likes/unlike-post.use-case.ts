import type { ServiceDeps } from "@reclaim/platform/service";
import { recordNews } from "../news/news.repository.ts";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { likeNotFound } from "./likes.errors.ts";
import { likeRepository } from "./likes.repository.ts";

/** Takes the caller's like back. Errors: 404 `post_not_found`, `like_not_found`. */
export const unlikePost =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, postId: number): Promise<void> =>
    await db.transaction(async (tx) => {
      if (!await postRepository(tx).countLike(postId, -1, userId)) throw postNotFound();
      if (!await likeRepository(tx).remove(userId, postId)) throw likeNotFound();
      await recordNews(tx, { event: "post-changed", postId, createdAt: clock.now() });
    });
