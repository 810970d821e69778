import { integer, text, timestamp } from "drizzle-orm/pg-core";
import { billingSchema } from "../billing.schema.table.ts";

/**
 * Addresses that want to hear of the launch, in lower case, each once (D39). `mailDueAt`: when the
 * mail with the link is sent or tried again; null when none is. Of the link's token only the hash is
 * stored, until the link has served.
 */
export const waitlist = billingSchema.table("waitlist", {
  email: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  tokenHash: text().unique(),
  tokenIssuedAt: timestamp({ withTimezone: true }),
  mailDueAt: timestamp({ withTimezone: true }),
  mailAttempts: integer().notNull().default(0),
});
