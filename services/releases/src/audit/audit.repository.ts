import type { Db } from "@reclaim/platform/database";
import { and, desc, eq, lt } from "drizzle-orm";
import { auditLog, type AuditRow } from "./audit.table.ts";

export const AUDIT_PAGE = 50;

export function auditRepository(db: Db) {
  return {
    async add(line: Omit<AuditRow, "id">): Promise<void> {
      await db.insert(auditLog).values(line);
    },

    /** The newest line that says so. */
    async last(
      { name, version, action }: Pick<AuditRow, "name" | "action"> & { version: string },
    ): Promise<AuditRow | undefined> {
      const isIt = and(
        eq(auditLog.name, name),
        eq(auditLog.version, version),
        eq(auditLog.action, action),
      );
      const [row] = await db.select().from(auditLog).where(isIt).orderBy(desc(auditLog.id)).limit(
        1,
      );
      return row;
    },

    /** Newest first, older than `before`. */
    page: (before?: number): Promise<AuditRow[]> =>
      db.select().from(auditLog)
        .where(before === undefined ? undefined : lt(auditLog.id, before))
        .orderBy(desc(auditLog.id)).limit(AUDIT_PAGE),
  };
}
