import { isAppealable, type NewAppeal } from "@reclaim/contracts-community/moderation";
import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import type { ServiceDeps } from "@reclaim/platform/service";
import { caseRepository } from "../cases/cases.repository.ts";
import { alreadyAppealed, decisionNotFound, notAppealable } from "./moderation.errors.ts";
import { moderationRepository } from "./moderation.repository.ts";
import type { OwnDecisionRow } from "./moderation.wire.ts";

/**
 * Puts the author's one answer to a decision into the moderators' queue. Errors: 404
 * `decision_not_found`, also for another's; 409 `already_appealed`; 422 `not_appealable`.
 */
export const appeal =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, { decisionId, text }: NewAppeal): Promise<OwnDecisionRow> =>
    await db.transaction(async (tx) => {
      const decisions = moderationRepository(tx);
      const found = await decisions.byId(decisionId);
      // Dismissed reports are not told of, so they are not there either (D28).
      if (found?.decision.userId !== userId || found.decision.action === "dismiss") {
        throw decisionNotFound();
      }
      if (!isAppealable(found.decision.action)) throw notAppealable();
      const createdAt = clock.now();
      if (!await decisions.appeal({ decisionId, userId, text, createdAt })) throw alreadyAppealed();
      await caseRepository(tx).open({
        kind: "appeal",
        decisionId,
        pseudonymId: found.decision.pseudonymId,
        hasRisk: screenForCrisis(text).crisis === true,
        openedAt: createdAt,
      });
      return (await decisions.byId(decisionId))!;
    });
