import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** One check-in per member and local date (D9). `date` is the instant. */
export const checkIns = membersSchema.table("check_ins", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  date: timestamp({ withTimezone: true }).notNull().defaultNow(),
  timeZone: text().notNull(),
  localDate: date().notNull(),
  mood: integer().notNull(),
  /** Encrypted by the member's key. */
  encryptedThoughts: text(),
}, (table) => [
  unique("check_ins_one_a_day").on(table.userId, table.localDate),
  index("check_ins_by_user").on(table.userId, table.localDate.desc()),
  check("check_ins_mood", sql`${table.mood} between 1 and 5`),
]);
export type EncryptedCheckInRow = typeof checkIns.$inferSelect;

export type CheckInRow = Omit<EncryptedCheckInRow, "encryptedThoughts"> & {
  thoughts: string | null;
  /** There are thoughts, which cannot be opened now. */
  thoughtsLocked?: true;
};

/** What a submission was answered with, so that a repeat is answered the same. Holds no text. */
export const checkInSubmissions = membersSchema.table("check_in_submissions", {
  userId: text().notNull(),
  clientId: uuid().notNull(),
  checkInId: uuid().notNull().references(() => checkIns.id, { onDelete: "cascade" }),
  outcome: jsonb().$type<SubmissionOutcome>().notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.clientId] })]);

export interface SubmissionOutcome {
  /** A keyed hash of mood and thoughts: tells an exact repeat from a change. */
  contentHash: string;
  answer: {
    streak: number;
    longestStreak: number;
    milestone?: number;
    newBadges: string[];
  };
}
