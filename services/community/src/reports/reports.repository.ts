import type { Db } from "@reclaim/platform/database";
import { forumReports, type NewReportRow } from "./reports.table.ts";

/** The SQL of filing a report. `db` may be a transaction. */
export const reportRepository = (db: Db) => ({
  /** False when the reporter has reported this before. */
  async create(row: NewReportRow): Promise<boolean> {
    const created = await db.insert(forumReports).values(row).onConflictDoNothing()
      .returning({ id: forumReports.id });
    return created.length > 0;
  },
});
