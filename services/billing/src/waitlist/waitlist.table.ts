import { text, timestamp } from "drizzle-orm/pg-core";
import { billingSchema } from "../billing.schema.table.ts";

/** Addresses that want to hear of the launch, in lower case, each once (D39). */
export const waitlist = billingSchema.table("waitlist", {
  email: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
