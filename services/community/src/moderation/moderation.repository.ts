import { APPEALABLE_ACTIONS } from "@reclaim/contracts-community/moderation";
import type { Db } from "@reclaim/platform/database";
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { insertWithRandomId } from "../community.schema.table.ts";
import { forumComments } from "../comments/comments.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { authorColumns } from "../pseudonyms/author.table.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import type { ListPlace } from "../shared/cursor.cipher.ts";
import type { Page, PageRequest } from "../shared/paging.repository.ts";
import {
  type AppealRow,
  moderationAppeals,
  moderationDecisions,
  type NewDecisionRow,
} from "./moderation.table.ts";
import type { FullDecisionRow, OwnDecisionRow } from "./moderation.wire.ts";

/** All SQL of decisions and appeals. `db` may be a transaction. */
export function moderationRepository(db: Db) {
  const newest = [desc(moderationDecisions.createdAt), desc(moderationDecisions.id)];
  const from = (start: ListPlace | undefined) =>
    start &&
    sql`(${moderationDecisions.createdAt}, ${moderationDecisions.id}) <=
      (${start.createdAt.toISOString()}::timestamptz, ${start.id}::integer)`;
  const full = (where: SQL | undefined, limit: number): Promise<FullDecisionRow[]> =>
    db.select({
      decision: moderationDecisions,
      appeal: moderationAppeals,
      author: authorColumns,
      postContent: sql<string | null>`${forumPosts.title} || E'\n' || ${forumPosts.content}`,
      commentContent: forumComments.content,
    }).from(moderationDecisions)
      .leftJoin(moderationAppeals, eq(moderationAppeals.decisionId, moderationDecisions.id))
      .leftJoin(userPseudonyms, eq(userPseudonyms.id, moderationDecisions.pseudonymId))
      .leftJoin(forumPosts, eq(forumPosts.id, moderationDecisions.postId))
      .leftJoin(forumComments, eq(forumComments.id, moderationDecisions.commentId))
      .where(where).orderBy(...newest).limit(limit);

  return {
    async record(row: NewDecisionRow): Promise<number> {
      const recorded = await insertWithRandomId(async () =>
        (await db.insert(moderationDecisions).values(row).onConflictDoNothing()
          .returning({ id: moderationDecisions.id }))[0]
      );
      if (!recorded) throw new Error("insert returned no row");
      return recorded.id;
    },

    async byId(id: number): Promise<FullDecisionRow | undefined> {
      return (await full(eq(moderationDecisions.id, id), 1))[0];
    },
    byIds: (ids: number[]): Promise<FullDecisionRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : full(inArray(moderationDecisions.id, ids), ids.length),
    history: async (
      { limit, start }: PageRequest,
      pseudonymId?: number,
    ): Promise<Page<FullDecisionRow>> =>
      toPage(
        await full(
          and(
            from(start),
            pseudonymId === undefined
              ? undefined
              : eq(moderationDecisions.pseudonymId, pseudonymId),
          ),
          limit + 1,
        ),
        limit,
      ),

    /** What the member may know of: nothing of reports that came to nothing (D28). */
    ofMember: async (
      { limit, start }: PageRequest,
      userId: string,
    ): Promise<Page<OwnDecisionRow>> => {
      const rows = await db.select({ decision: moderationDecisions, appeal: moderationAppeals })
        .from(moderationDecisions)
        .leftJoin(moderationAppeals, eq(moderationAppeals.decisionId, moderationDecisions.id))
        .where(and(
          eq(moderationDecisions.userId, userId),
          from(start),
          isNull(moderationDecisions.answeredDecisionId),
          ne(moderationDecisions.action, "dismiss"),
        ))
        .orderBy(...newest).limit(limit + 1);
      return toPage(rows, limit);
    },

    /** How many decisions were against each of these pseudonyms. */
    async countAgainst(pseudonymIds: number[]): Promise<Map<number, number>> {
      if (pseudonymIds.length === 0) return new Map();
      const rows = await db.select({
        pseudonymId: moderationDecisions.pseudonymId,
        count: sql<number>`count(*)::int`,
      }).from(moderationDecisions)
        .where(and(
          inArray(moderationDecisions.pseudonymId, pseudonymIds),
          inArray(moderationDecisions.action, [...APPEALABLE_ACTIONS]),
        ))
        .groupBy(moderationDecisions.pseudonymId);
      return new Map(rows.map((row) => [row.pseudonymId, row.count]));
    },

    /** False when there is one already. */
    async appeal(
      row: Pick<AppealRow, "decisionId" | "userId" | "text" | "createdAt">,
    ): Promise<boolean> {
      const created = await insertWithRandomId(
        async () =>
          (await db.insert(moderationAppeals).values(row).onConflictDoNothing()
            .returning({ id: moderationAppeals.id }))[0],
        async () =>
          (await db.select({ id: moderationAppeals.id }).from(moderationAppeals)
            .where(eq(moderationAppeals.decisionId, row.decisionId))).length > 0,
      );
      return created !== undefined;
    },

    async findAppeal(id: number): Promise<AppealRow | undefined> {
      const [row] = await db.select().from(moderationAppeals).where(eq(moderationAppeals.id, id))
        .for("update");
      return row;
    },

    async answer(
      id: number,
      fields: Pick<AppealRow, "outcome" | "answer" | "answeredAt">,
    ): Promise<void> {
      await db.update(moderationAppeals).set(fields).where(eq(moderationAppeals.id, id));
    },
  };
}

/** A page of one row more than it has, whose place is where the next one begins. */
function toPage<Row extends OwnDecisionRow>(rows: Row[], limit: number): Page<Row> {
  const following = rows[limit]?.decision;
  return {
    rows: rows.slice(0, limit),
    next: following ? { createdAt: following.createdAt, id: following.id } : null,
  };
}
