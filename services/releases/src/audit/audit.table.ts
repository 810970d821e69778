import { serial, text, timestamp } from "drizzle-orm/pg-core";
import { releasesSchema } from "../releases.schema.table.ts";

/** Who did what; lines are only ever added. */
export const auditLog = releasesSchema.table("audit_log", {
  id: serial().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  action: text().notNull(),
  name: text().notNull(),
  version: text(),
  detail: text(),
});
export type AuditRow = typeof auditLog.$inferSelect;
