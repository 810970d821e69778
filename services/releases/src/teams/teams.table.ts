import { primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { releasesSchema } from "../releases.schema.table.ts";

/** A team, what it may release, and where it is told of what was rolled back automatically. */
export const teams = releasesSchema.table("teams", {
  name: text().primaryKey(),
  mail: text(),
  remotes: text().array().notNull(),
});
export type TeamRow = typeof teams.$inferSelect;

/** Tokens of teams, of which only the SHA-256 is kept. */
export const tokens = releasesSchema.table("tokens", {
  id: uuid().primaryKey(),
  team: text().notNull().references(() => teams.name),
  label: text().notNull(),
  hash: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  revokedAt: timestamp({ withTimezone: true }),
});
export type TokenRow = typeof tokens.$inferSelect;

/** Accounts that showed a team's token on the release desk; it holds as long as the token does. */
export const memberships = releasesSchema.table("memberships", {
  userId: text().notNull(),
  team: text().notNull().references(() => teams.name),
  tokenId: uuid().notNull().references(() => tokens.id),
  label: text().notNull(),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.team] })]);
export type MembershipRow = typeof memberships.$inferSelect;
