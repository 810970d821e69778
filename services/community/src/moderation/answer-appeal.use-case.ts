import type { NewAppealAnswer } from "@reclaim/contracts-community/moderation";
import type { Db } from "@reclaim/platform/database";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { caseRepository } from "../cases/cases.repository.ts";
import { requireModerator } from "../shared/moderators.model.ts";
import { changeReview } from "./change-review.ts";
import { alreadyAnswered, appealNotFound, ownContent } from "./moderation.errors.ts";
import { moderationRepository } from "./moderation.repository.ts";
import type { DecisionRow } from "./moderation.table.ts";
import type { FullDecisionRow } from "./moderation.wire.ts";
import { targetRepository } from "./targets.repository.ts";

/**
 * Upholds a decision, or lifts it and undoes what it did as far as it still holds. Answers the decision
 * that was appealed against. Errors: 403 for members and `own_content`; 404 `appeal_not_found`; 409
 * `already_answered`.
 */
export const answerAppeal = ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
async (
  caller: Identity,
  appealId: number,
  { outcome, reason }: NewAppealAnswer,
): Promise<FullDecisionRow> => {
  requireModerator(caller);
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const decisions = moderationRepository(tx);
    const appeal = await decisions.findAppeal(appealId);
    if (!appeal) throw appealNotFound();
    if (appeal.userId === caller.sub) throw ownContent();
    if (appeal.outcome) throw alreadyAnswered();
    const { decision } = (await decisions.byId(appeal.decisionId))!;
    await decisions.answer(appealId, { outcome, answer: reason, answeredAt: now });
    await caseRepository(tx).close({ decisionId: decision.id }, now);
    if (outcome === "lifted") await undo(tx, decision, now);
    const { userId, pseudonymId, postId, commentId, action } = decision;
    await decisions.record({
      action: outcome === "upheld" ? "uphold" : action === "hide" ? "restore" : "lift",
      reason,
      moderatorId: caller.sub,
      userId,
      pseudonymId,
      postId,
      commentId,
      answeredDecisionId: decision.id,
      createdAt: now,
    });
    return (await decisions.byId(decision.id))!;
  });
};

async function undo(tx: Db, decision: DecisionRow, now: Date): Promise<void> {
  const targets = targetRepository(tx);
  const { action, postId, commentId, pseudonymId, endsAt } = decision;
  if (action === "hide") {
    const target = postId ? await targets.post(postId) : await targets.comment(commentId ?? 0);
    if (target?.review === "hidden") await changeReview(tx, target, null, now);
  }
  if (action === "suspend") {
    const pseudonym = await targets.pseudonym(pseudonymId);
    // A later suspension is another decision.
    if (pseudonym?.suspendedUntil?.getTime() === endsAt?.getTime()) {
      await targets.suspend(pseudonymId, null);
    }
  }
}
