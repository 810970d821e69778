import type { AuditPage } from "@reclaim/contracts-releases/release-desk";
import { AUDIT_PAGE, auditRepository } from "../audit/audit.repository.ts";
import type { AuditRow } from "../audit/audit.table.ts";
import type { ReleasesDeps } from "../shared/deps.ts";

/** A page of the audit log, newest first. */
export async function readAuditPage(
  { db }: Pick<Pick<ReleasesDeps, "db" | "clock">, "db">,
  before?: number,
): Promise<AuditPage> {
  const rows = await auditRepository(db).page(before);
  const entries = rows.map((row: AuditRow) => ({ ...row, at: row.at.toISOString() }));
  return { entries, next: rows.length === AUDIT_PAGE ? rows.at(-1)?.id ?? null : null };
}
