import { REACTIONS, type ReactionsAnswer } from "@reclaim/contracts-community/community";
import type { ServiceDeps } from "@reclaim/platform/service";
import { reactionRepository, type Target } from "./reactions.repository.ts";
import { toReaction } from "./reactions.wire.ts";
import { requireTarget } from "./require-target.use-case.ts";

/** The reactions to a post or comment. Errors: 404 `post_not_found`, `comment_not_found`. */
export const listReactions =
  (deps: Pick<ServiceDeps, "db">) =>
  async (viewer: string, target: Target): Promise<ReactionsAnswer> => {
    await requireTarget(deps.db, viewer, target, "find");
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
