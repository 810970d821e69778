import { integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import { billingSchema } from "../billing.schema.table.ts";
import type { MemberMail } from "./mails.model.ts";

/**
 * Mails to members, each once by its id, such as "welcome:<member>". `mail` is what it says, null when
 * it was sent; `dueAt` when it is sent or tried again, null when it was sent or given up.
 */
export const mails = billingSchema.table("mails", {
  id: text().primaryKey(),
  userId: text().notNull(),
  mail: jsonb().$type<MemberMail>(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  dueAt: timestamp({ withTimezone: true }),
  attempts: integer().notNull().default(0),
});
