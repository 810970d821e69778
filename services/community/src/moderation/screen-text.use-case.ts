import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import type { ServiceDeps } from "@reclaim/platform/service";
import { caseRepository } from "../cases/cases.repository.ts";
import { mayModerate } from "../shared/moderators.model.ts";
import type { Screen } from "../shared/screening.ts";
import { findSpam, SPAM_LIMITS } from "../spam/spam.model.ts";
import { targetRepository } from "./targets.repository.ts";

/** What shows signs of self-harm risk is never held, whatever else it looks like (D34). */
export const screenText =
  ({ settings }: Pick<ServiceDeps, "settings">): Screen => async (tx, caller, stored) => {
    const { kind, id, author, heading, content, createdAt } = stored;
    if (!settings.spamReview || mayModerate(caller.role)) return false;
    if (screenForCrisis(heading, content).crisis) return false;
    const targets = targetRepository(tx);
    const heldFor = findSpam({
      kind,
      heading,
      text: content,
      createdAt,
      authorSince: author.createdAt,
      earlier: await targets.earlierTexts(kind, {
        id,
        userId: caller.sub,
        since: new Date(createdAt.getTime() - SPAM_LIMITS.windowMs),
      }),
    });
    if (!heldFor) return false;
    await targets.setReview({ kind, id }, "held");
    await caseRepository(tx).open({
      kind: "held",
      ...(kind === "post" ? { postId: id } : { commentId: id }),
      pseudonymId: author.id,
      hasRisk: false,
      heldFor,
      openedAt: createdAt,
    });
    return true;
  };
