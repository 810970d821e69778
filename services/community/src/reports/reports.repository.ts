import type { Db } from "@reclaim/platform/database";
import { eq, or, sql } from "drizzle-orm";
import { forumComments } from "../comments/comments.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import { fromStart, newestFirst, preparedList, wireFields } from "../shared/paging.repository.ts";
import { authorJson, isoInstant } from "../shared/written.table.ts";
import { forumReports, type NewReportRow } from "./reports.table.ts";

const pseudonymId = sql`coalesce(${forumComments.pseudonymId}, ${forumPosts.pseudonymId})`;
const reportFields = wireFields({
  id: forumReports.id,
  postId: forumPosts.id,
  commentId: forumReports.commentId,
  reason: forumReports.reason,
  createdAt: isoInstant(forumReports.createdAt),
  title: forumPosts.title,
  content: sql`coalesce(${forumComments.content}, ${forumPosts.content})`,
  pseudonymId,
  pseudonym: authorJson,
});

export type Reports = ReturnType<typeof reportRepository>;

/** All SQL of reports. Prepared once: not for use in transactions. */
export function reportRepository(db: Db) {
  return {
    /** False when the reporter has reported this before. */
    async create(row: NewReportRow): Promise<boolean> {
      const created = await db.insert(forumReports).values(row).onConflictDoNothing()
        .returning({ id: forumReports.id });
      return created.length > 0;
    },

    newest: preparedList(db, "reports_newest", (take) =>
      db.select(reportFields).from(forumReports)
        .leftJoin(forumComments, eq(forumComments.id, forumReports.commentId))
        .innerJoin(
          forumPosts,
          or(eq(forumPosts.id, forumReports.postId), eq(forumPosts.id, forumComments.postId)),
        )
        .leftJoin(userPseudonyms, eq(userPseudonyms.id, pseudonymId))
        .where(fromStart(forumReports))
        .orderBy(...newestFirst(forumReports)).limit(take).as("page")),
  };
}
