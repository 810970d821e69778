import type { ReleaseCheck } from "@reclaim/contracts-releases/release-desk";
import { sql } from "drizzle-orm";
import { index, jsonb, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { releasesSchema } from "../releases.schema.table.ts";

/** Every version that was ever published. What it is made of never changes; what is known of it does. */
export const versions = releasesSchema.table("versions", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  version: text().notNull(),
  team: text().notNull(),
  /** The exact text of its release.json, its sha384, and the signature of the text. */
  record: text().notNull(),
  digest: text().notNull(),
  signature: text().notNull(),
  /** Gzipped bytes of each file, by its URL. */
  sizes: jsonb().$type<Record<string, number>>().notNull(),
  publishedAt: timestamp({ withTimezone: true }).notNull(),
  publishedBy: text().notNull(),
  state: text().$type<"checking" | "passed" | "refused">().notNull(),
  checks: jsonb().$type<ReleaseCheck[]>().notNull(),
  /** What a browser was seen to load per page module. */
  preload: jsonb().$type<Record<string, string[]>>(),
  /** Until when an inspector has it. */
  claimedUntil: timestamp({ withTimezone: true }),
}, (table) => [
  unique("versions_once").on(table.name, table.version),
  index("versions_waiting").on(table.publishedAt).where(sql`${table.state} = 'checking'`),
]);
export type VersionRow = typeof versions.$inferSelect;
