import { date, text } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** Who was sent a weekly mail: its token ends them with one press, without a session. */
export const weeklyMails = membersSchema.table("weekly_mails", {
  userId: text().primaryKey(),
  token: text().notNull().unique(),
  /** The Sunday, where the member is, that the last one was for. */
  sentFor: date(),
});
