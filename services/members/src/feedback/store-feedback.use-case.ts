import type { StoredFeedback, UserFeedback } from "@reclaim/contracts-members/feedback";
import type { MembersDeps } from "../shared/deps.ts";
import { feedbackRepository } from "./feedback.repository.ts";

type Deps = Pick<MembersDeps, "db" | "clock">;

/** Stores what a member says of a feature, as often as he says it. */
export const giveFeedback =
  ({ db, clock }: Deps) =>
  async (userId: string, feedback: UserFeedback): Promise<StoredFeedback> => {
    const { featureId, sentiment, emoji, comment } = feedback;
    const id = crypto.randomUUID();
    const createdAt = clock.now();
    await feedbackRepository(db)
      .add({ id, userId, featureId, sentiment, emoji, comment: comment ?? null, createdAt });
    return { ...feedback, id, userId, createdAt: createdAt.toISOString() };
  };
