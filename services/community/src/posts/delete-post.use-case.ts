import type { ServiceDeps } from "@reclaim/platform/service";
import { recordNews } from "../news/news.repository.ts";
import { postNotFound } from "./posts.errors.ts";
import { postRepository } from "./posts.repository.ts";

/**
 * Deletes the caller's own post with all that others answered to it. Errors: 404 `post_not_found`,
 * also for another's (D63).
 */
export const deletePost =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, id: number): Promise<void> =>
    await db.transaction(async (tx) => {
      if (!await postRepository(tx).remove(id, userId)) throw postNotFound();
      await recordNews(tx, { event: "gone", postId: id, createdAt: clock.now() });
    });
