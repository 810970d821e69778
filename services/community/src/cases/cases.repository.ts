import type { Db } from "@reclaim/platform/database";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import { moderationCases, type NewCaseRow } from "./cases.table.ts";

/** What a case is about; of an appeal the decision that it is against. */
export type CaseTarget = { postId: number } | { commentId: number } | { decisionId: number };

function isOpenAbout(target: CaseTarget): SQL | undefined {
  const isAbout = "postId" in target
    ? eq(moderationCases.postId, target.postId)
    : "commentId" in target
    ? eq(moderationCases.commentId, target.commentId)
    : eq(moderationCases.decisionId, target.decisionId);
  return and(isAbout, isNull(moderationCases.closedAt));
}

/** The SQL that opens and closes cases. `db` may be a transaction. */
export function caseRepository(db: Db) {
  return {
    /** Does nothing when there is an open case about the same. */
    async open(row: NewCaseRow): Promise<void> {
      await db.insert(moderationCases).values(row).onConflictDoNothing();
    },

    /** A closed case tells nothing of a risk any more. False when none was open. */
    async close(target: CaseTarget, closedAt: Date): Promise<boolean> {
      const rows = await db.update(moderationCases).set({ closedAt, hasRisk: false })
        .where(isOpenAbout(target)).returning({ id: moderationCases.id });
      return rows.length > 0;
    },
  };
}
