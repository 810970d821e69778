import type { Release } from "@reclaim/contracts/releases";
import { boolean, jsonb, pgSchema, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

export const releasesSchema = pgSchema("releases");

/** Every version of every remote that was ever live; a version is never changed. */
export const releases = releasesSchema.table("releases", {
  id: uuid().primaryKey(),
  remote: text().notNull(),
  version: text().notNull(),
  release: jsonb().$type<Release>().notNull(),
  live: boolean().notNull(),
  /** When it last went live; the newest but one is the last good version. */
  activatedAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [unique("releases_version_once").on(table.remote, table.version)]);
export type ReleaseRow = typeof releases.$inferSelect;
