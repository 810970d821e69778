import type { LiveEventName } from "@reclaim/contracts-community/live";
import { sql } from "drizzle-orm";
import { customType, index, integer, varchar } from "drizzle-orm/pg-core";
import { communitySchema, instant } from "../community.schema.table.ts";

/** A transaction's 64-bit number, which a driver reads as text. */
const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" });

/** What happened, for an hour, so that a stream that was cut can be resumed. It names no member. */
export const liveEvents = communitySchema.table("live_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ cycle: true }),
  /** Ids alone are no order to read by: a transaction with a lower one may commit later. */
  transaction: transactionNumber().notNull().default(sql`pg_current_xact_id()`),
  event: varchar({ length: 20 }).$type<Exclude<LiveEventName, "reset">>().notNull(),
  postId: integer(),
  commentId: integer(),
  createdAt: instant(),
}, (table) => [index("live_events_in_order").on(table.transaction, table.id)]);
export type NewLiveEvent = Pick<
  typeof liveEvents.$inferInsert,
  "event" | "postId" | "commentId" | "createdAt"
>;
