import type { Tier } from "@reclaim/contracts-common/entitlements";
import { isNull } from "drizzle-orm";
import {
  doublePrecision,
  index,
  integer,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { releasesSchema } from "../releases.schema.table.ts";

/** What was live when: the row of a name without an end is what is live. */
export const activations = releasesSchema.table("activations", {
  id: serial().primaryKey(),
  name: text().notNull(),
  version: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  by: text().notNull(),
  endedAt: timestamp({ withTimezone: true }),
  ended: text().$type<"replaced" | "rolled back" | "withdrawn">(),
}, (table) => [
  index("activations_by_name").on(table.name, table.id.desc()),
  uniqueIndex("activations_live").on(table.name).where(isNull(table.endedAt)),
]);
export type ActivationRow = typeof activations.$inferSelect;

/** Versions that a part of the visitors get, now (at most one of a name has no end) or then. */
export const canaries = releasesSchema.table("canaries", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  version: text().notNull(),
  percent: doublePrecision().notNull(),
  tiers: text().array().$type<Tier[]>().notNull(),
  offset: integer().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  startedBy: text().notNull(),
  endedAt: timestamp({ withTimezone: true }),
  ended: text().$type<"activated" | "stopped" | "rolled back automatically">(),
}, (table) => [uniqueIndex("canaries_running").on(table.name).where(isNull(table.endedAt))]);
export type CanaryRow = typeof canaries.$inferSelect;

/** Every composition that was ever signed. */
export const compositions = releasesSchema.table("compositions", {
  id: text().primaryKey(),
  text: text().notNull(),
  signature: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** One row: what gateways follow. Whoever changes what is live locks it first. */
export const pointer = releasesSchema.table("pointer", {
  id: integer().primaryKey(),
  sequence: integer().notNull(),
  text: text().notNull(),
  signature: text().notNull(),
});
