import type { CoachMessage, CoachQuery } from "@reclaim/contracts-insights/coach";
import type { InsightsDeps } from "../shared/deps.ts";
import { coachRepository } from "./coach.repository.ts";
import { toCoachMessage, toCursor } from "./coach.wire.ts";

/** A page of the conversation, newest first. */
export const listCoachMessages =
  ({ db, ...deps }: Pick<InsightsDeps, "db" | "insightsMasterKeys" | "log">) =>
  async (
    userId: string,
    { limit, cursor }: CoachQuery,
  ): Promise<{ messages: CoachMessage[]; next: string | undefined }> => {
    // One more is read, to know whether a page follows.
    const rows = await coachRepository(db, deps).page(userId, cursor, limit + 1);
    const following = rows[limit];
    return {
      messages: rows.slice(0, limit).map(toCoachMessage),
      next: following && toCursor(following),
    };
  };
