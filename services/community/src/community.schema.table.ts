import { randomInt } from "node:crypto";
import { integer, pgSchema, timestamp } from "drizzle-orm/pg-core";

/** Everything of this service; no other service reads it. */
export const communitySchema = pgSchema("community");

/** In the order of insertion: for what no member sees. */
export const numericId = () => integer().primaryKey().generatedAlwaysAsIdentity();

const HIGHEST_ID = 2_147_483_647;

/** Random, so that ids tell neither an order nor how many there are (D26: numeric). */
export const randomId = () => integer().primaryKey().$defaultFn(() => randomInt(1, HIGHEST_ID + 1));

/**
 * Inserts until no other row has the random id: `insert` answers undefined on any conflict,
 * `isTaken` tells whether it was another one.
 */
export async function insertWithRandomId<Row>(
  insert: () => Promise<Row | undefined>,
  isTaken: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<Row | undefined> {
  for (;;) {
    const row = await insert();
    if (row !== undefined || await isTaken()) return row;
  }
}

/** Milliseconds, as cursors and answers carry them: a finer instant would be lost between pages. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();
