import type { Db } from "@reclaim/platform/database";
import { desc, lt } from "drizzle-orm";
import { auditLog, type AuditRow } from "./audit.table.ts";

export const AUDIT_PAGE = 50;

export function auditRepository(db: Db) {
  return {
    async add(line: Omit<AuditRow, "id">): Promise<void> {
      await db.insert(auditLog).values(line);
    },

    /** Newest first, older than `before`. */
    page: (before?: number): Promise<AuditRow[]> =>
      db.select().from(auditLog)
        .where(before === undefined ? undefined : lt(auditLog.id, before))
        .orderBy(desc(auditLog.id)).limit(AUDIT_PAGE),
  };
}
