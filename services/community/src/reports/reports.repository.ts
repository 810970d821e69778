import type { ListQuery } from "@reclaim/contracts/community";
import type { Db } from "@reclaim/platform/database";
import { eq, or, sql } from "drizzle-orm";
import { forumComments } from "../comments/comments.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { userPseudonyms } from "../pseudonyms/pseudonyms.table.ts";
import {
  cursorOf,
  fromStart,
  jsonPage,
  newestFirst,
  type Page,
  startOf,
} from "../shared/paging.ts";
import { authorJson, isoInstant } from "../shared/written.ts";
import { forumReports, type NewReportRow } from "./reports.table.ts";

const pseudonymId = sql`coalesce(${forumComments.pseudonymId}, ${forumPosts.pseudonymId})`;
const reportJson = sql`json_build_object('id', ${forumReports.id}, 'postId', ${forumPosts.id},
  'commentId', ${forumReports.commentId}, 'reason', ${forumReports.reason},
  'createdAt', ${isoInstant(forumReports.createdAt)}, 'title', ${forumPosts.title},
  'content', coalesce(${forumComments.content}, ${forumPosts.content}),
  'pseudonymId', ${pseudonymId}, 'pseudonym', ${authorJson})`;

/** All SQL of reports. */
export function reportRepository(db: Db) {
  return {
    /** False when the reporter has reported this before. */
    async create(row: NewReportRow): Promise<boolean> {
      const created = await db.insert(forumReports).values(row).onConflictDoNothing()
        .returning({ id: forumReports.id });
      return created.length > 0;
    },

    async page(list: ListQuery): Promise<Page> {
      const rows = db
        .select({ item: reportJson.as("item"), cursor: cursorOf(forumReports).as("cursor") })
        .from(forumReports)
        .leftJoin(forumComments, eq(forumComments.id, forumReports.commentId))
        .innerJoin(
          forumPosts,
          or(eq(forumPosts.id, forumReports.postId), eq(forumPosts.id, forumComments.postId)),
        )
        .leftJoin(userPseudonyms, eq(userPseudonyms.id, pseudonymId))
        .where(fromStart(forumReports))
        .orderBy(...newestFirst(forumReports))
        .limit(sql.placeholder("take"))
        .as("page");
      const [page] = await jsonPage(db, rows).prepare("reports_newest").execute(startOf(list));
      if (!page) throw new Error("an aggregate gave no row");
      return page;
    },
  };
}
