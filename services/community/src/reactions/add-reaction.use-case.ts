import type { NewReaction } from "@reclaim/contracts-community/community";
import type { ServiceDeps } from "@reclaim/platform/service";
import { requireAuthor } from "../pseudonyms/require-author.use-case.ts";
import { alreadyReacted } from "./reactions.errors.ts";
import { reactionRepository } from "./reactions.repository.ts";
import type { ReactionRow } from "./reactions.table.ts";
import { requireTarget } from "./require-target.use-case.ts";

/**
 * Reacts under the caller's pseudonym, which stays as provisional as it is (D23). Errors: 403
 * `pseudonym_required`, `pseudonym_suspended`, `not_your_identity`; 404 as above; 409 `already_reacted`.
 */
export const addReaction =
  (deps: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, input: NewReaction): Promise<ReactionRow> => {
    const { postId, commentId, emoji } = input;
    const author = await requireAuthor(deps)(userId, input.pseudonymId);
    const target = postId === undefined ? { commentId: commentId ?? 0 } : { postId };
    return await deps.db.transaction(async (tx) => {
      await requireTarget(tx, userId, target, "keep");
      const row = await reactionRepository(tx).create({
        userId,
        pseudonymId: author.id,
        emoji,
        createdAt: deps.clock.now(),
      }, target);
      if (!row) throw alreadyReacted();
      return row;
    });
  };
