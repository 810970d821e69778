import { integer, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { releasesSchema } from "../releases.schema.table.ts";

/** What browsers told of a version in one minute: counts of visits, and times in classes. */
export const healthMinutes = releasesSchema.table("health_minutes", {
  name: text().notNull(),
  version: text().notNull(),
  minute: timestamp({ withTimezone: true }).notNull(),
  /** Visits in which it ran or failed. */
  visits: integer().notNull(),
  /** Visits with at least one failure of any kind. */
  failed: integer().notNull(),
  loadErrors: integer().notNull(),
  renderErrors: integer().notNull(),
  integrityFailures: integer().notNull(),
  /** How many figures fell into each class of `TIME_CLASSES`. */
  lcp: integer().array().notNull(),
  inp: integer().array().notNull(),
}, (table) => [primaryKey({ columns: [table.name, table.version, table.minute] })]);
export type HealthRow = typeof healthMinutes.$inferSelect;
