import type { NewDecision } from "@reclaim/contracts-community/moderation";
import type { Db } from "@reclaim/platform/database";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { caseRepository } from "../cases/cases.repository.ts";
import { commentNotFound } from "../comments/comments.errors.ts";
import { postNotFound } from "../posts/posts.errors.ts";
import { requireModerator } from "../shared/moderators.model.ts";
import { changeReview } from "./change-review.ts";
import { alreadyDecided, ownContent, pseudonymUnknown } from "./moderation.errors.ts";
import { moderationRepository } from "./moderation.repository.ts";
import type { FullDecisionRow } from "./moderation.wire.ts";
import { type ContentTarget, targetRepository } from "./targets.repository.ts";

const DAY_MS = 86_400_000;

/**
 * Decides on a post, a comment or a pseudonym, and writes it down. Errors: 403 for members and
 * `own_content`; 404 `post_not_found`, `comment_not_found`, `pseudonym_unknown`; 409
 * `already_decided`.
 */
export const decide =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  async (caller: Identity, input: NewDecision): Promise<FullDecisionRow> => {
    requireModerator(caller);
    const { action, reason, days } = input;
    const now = clock.now();
    const endsAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
    return await db.transaction(async (tx) => {
      const content = await findContent(tx, input);
      const { userId, pseudonymId } = content ?? await findPseudonym(tx, input.pseudonymId);
      if (userId === caller.sub) throw ownContent();
      if (content) await decideOnContent(tx, content, action, now);
      if (action === "suspend" || action === "lift") await suspend(tx, pseudonymId, endsAt, now);
      const decisions = moderationRepository(tx);
      const id = await decisions.record({
        action,
        reason,
        endsAt,
        moderatorId: caller.sub,
        userId,
        pseudonymId,
        postId: input.postId ?? null,
        commentId: input.commentId ?? null,
        createdAt: now,
      });
      return (await decisions.byId(id))!;
    });
  };

async function findContent(tx: Db, { postId, commentId }: NewDecision) {
  const targets = targetRepository(tx);
  if (postId !== undefined) {
    const post = await targets.post(postId);
    if (!post) throw postNotFound();
    return post;
  }
  if (commentId === undefined) return undefined;
  const comment = await targets.comment(commentId);
  if (!comment) throw commentNotFound();
  return comment;
}

async function findPseudonym(tx: Db, pseudonymId = 0) {
  const pseudonym = await targetRepository(tx).pseudonym(pseudonymId);
  if (!pseudonym) throw pseudonymUnknown();
  return { userId: pseudonym.userId, pseudonymId };
}

/** `warn` and `suspend` leave the case open: what is done with the words is another decision. */
async function decideOnContent(
  tx: Db,
  target: ContentTarget,
  action: NewDecision["action"],
  now: Date,
): Promise<void> {
  const { kind, id, review } = target;
  const closeCase = () =>
    caseRepository(tx).close(kind === "post" ? { postId: id } : { commentId: id }, now);
  switch (action) {
    case "hide":
      if (review === "hidden") throw alreadyDecided();
      await changeReview(tx, target, "hidden", now);
      return void await closeCase();
    case "restore":
    case "approve":
      if (review !== (action === "restore" ? "hidden" : "held")) throw alreadyDecided();
      await changeReview(tx, target, null, now);
      return void await closeCase();
    case "dismiss":
      if (review === "held" || !await closeCase()) throw alreadyDecided();
  }
}

/** Suspends until `endsAt`, or lifts the suspension when it is null. */
async function suspend(
  tx: Db,
  pseudonymId: number,
  endsAt: Date | null,
  now: Date,
): Promise<void> {
  const targets = targetRepository(tx);
  const pseudonym = await targets.pseudonym(pseudonymId);
  if (!pseudonym) throw pseudonymUnknown();
  const isSuspended = pseudonym.suspendedUntil !== null && pseudonym.suspendedUntil > now;
  if (!endsAt && !isSuspended) throw alreadyDecided();
  await targets.suspend(pseudonymId, endsAt);
}
