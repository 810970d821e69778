import { integer, pgSchema, timestamp } from "drizzle-orm/pg-core";

/** Everything of this service; no other service reads it. */
export const communitySchema = pgSchema("community");

export const numericId = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Milliseconds, as cursors and answers carry them: a finer instant would be lost between pages. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();
