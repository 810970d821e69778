import type { DeletionNotice } from "@reclaim/contracts-identity/accounts";
import type { ServiceDeps } from "@reclaim/platform/service";
import { commentRepository } from "../comments/comments.repository.ts";
import { deleteComment } from "../comments/delete-comment.use-case.ts";
import { deletePost } from "../posts/delete-post.use-case.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { hidePseudonym } from "../pseudonyms/hide-pseudonym.use-case.ts";

/**
 * Hides the name of a member whose account is deleted and, if he chose so, removes what he wrote:
 * his posts with their answers, his comments as when he deletes them himself. May be repeated.
 */
export const leaveCircle =
  (deps: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, { posts }: DeletionNotice): Promise<void> => {
    await hidePseudonym(deps)(userId);
    if (posts === "keep") return;
    // One by one, as a member deletes them: nothing is locked for long, and who follows is told.
    for (const id of await postRepository(deps.db).idsOf(userId)) {
      await deletePost(deps)(userId, id);
    }
    for (const id of await commentRepository(deps.db).idsOf(userId)) {
      await deleteComment(deps)(userId, id);
    }
  };
