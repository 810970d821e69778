import type { StoredFeedback, UserFeedback } from "@reclaim/contracts/feedback";
import type { ServiceDeps } from "@reclaim/platform/service";
import { feedbackRepository } from "./feedback.repository.ts";

type Deps = Pick<ServiceDeps, "db" | "clock">;

/** Stores what a member says of a feature, as often as he says it. */
export const giveFeedback =
  ({ db, clock }: Deps) => async (userId: string, said: UserFeedback): Promise<StoredFeedback> => {
    const { featureId, sentiment, emoji, comment } = said;
    const id = crypto.randomUUID();
    const createdAt = clock.now();
    await feedbackRepository(db)
      .add({ id, userId, featureId, sentiment, emoji, comment: comment ?? null, createdAt });
    return { ...said, id, userId, createdAt: createdAt.toISOString() };
  };
