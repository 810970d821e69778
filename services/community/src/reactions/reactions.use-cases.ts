import { type NewReaction, REACTIONS, type ReactionsAnswer } from "@reclaim/contracts/community";
import type { ServiceDeps } from "@reclaim/platform/service";
import { commentNotFound } from "../comments/comments.errors.ts";
import { commentRepository } from "../comments/comments.repository.ts";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { requireAuthor } from "../pseudonyms/pseudonyms.use-cases.ts";
import { alreadyReacted, reactionNotFound } from "./reactions.errors.ts";
import { reactionRepository, type Target } from "./reactions.repository.ts";
import type { ReactionRow } from "./reactions.table.ts";
import { toReaction } from "./reactions.wire.ts";

type Deps = Pick<ServiceDeps, "db" | "clock">;

const requireTarget = async ({ db }: Deps, target: Target): Promise<void> => {
  if ("postId" in target) {
    if (!await postRepository(db).exists(target.postId)) throw postNotFound();
  } else if (!await commentRepository(db).postOf(target.commentId)) throw commentNotFound();
};

/** The reactions to a post or comment. Errors: 404 `post_not_found`, `comment_not_found`. */
export const listReactions =
  (deps: Deps) => async (viewer: string, target: Target): Promise<ReactionsAnswer> => {
    await requireTarget(deps, target);
    const reactions = reactionRepository(deps.db);
    const [rows, counts] = [await reactions.list(viewer, target), await reactions.counts(target)];
    return {
      reactions: rows.map((row) => toReaction(row, viewer)),
      summary: REACTIONS.flatMap((emoji) => {
        const count = counts.get(emoji);
        return count ? [{ emoji, count }] : [];
      }),
    };
  };

/**
 * Reacts under the caller's pseudonym, which stays as provisional as it is (D23). Errors: 403
 * `pseudonym_required`, `not_your_identity`; 404 as above; 409 `already_reacted`.
 */
export const react =
  (deps: Deps) => async (userId: string, input: NewReaction): Promise<ReactionRow> => {
    const { postId, commentId, emoji } = input;
    const author = await requireAuthor(deps.db)(userId, input.pseudonymId);
    const target = postId === undefined ? { commentId: commentId ?? 0 } : { postId };
    await requireTarget(deps, target);
    const row = await reactionRepository(deps.db).create({
      userId,
      pseudonymId: author.id,
      ...target,
      emoji,
      createdAt: deps.clock.now(),
    });
    if (!row) throw alreadyReacted();
    return row;
  };

/** Takes one of the caller's reactions back. Errors: 404 `reaction_not_found`, also for others'. */
export const takeBack = ({ db }: Deps) => async (userId: string, id: number): Promise<void> => {
  if (!await reactionRepository(db).remove(userId, id)) throw reactionNotFound();
};
