import { boolean, index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** What members write to the team; those with priority are read first, then the oldest (D44). */
export const supportMessages = membersSchema.table("support_messages", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  message: text().notNull(),
  priority: boolean().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [
  index("support_messages_by_user").on(table.userId),
  index("support_messages_in_turn").on(table.priority.desc(), table.createdAt),
]);
export type SupportMessageRow = typeof supportMessages.$inferSelect;
