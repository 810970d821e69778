import { and, desc, eq, sql } from "drizzle-orm";
import { DEFAULT_MOOD } from "@reclaim/contracts-members/check-ins";
import type { Db } from "@reclaim/platform/database";
import { isJournalLocked, journalLocked } from "../journal-keys/journal-keys.errors.ts";
import { type CipherDeps, memberCiphers } from "../journal-keys/member-cipher.ts";
import {
  type CheckInRow,
  checkIns,
  checkInSubmissions,
  type EncryptedCheckInRow,
  type SubmissionOutcome,
} from "./check-ins.table.ts";

/** What a member gives of a check-in. What is absent stays as it is. */
export interface CheckInInput {
  mood?: number;
  thoughts?: string | null;
}

const COLUMN = "check_ins.encrypted_thoughts";

/**
 * Opens thoughts. Those that do not open stand as `thoughtsLocked` instead of failing the call: moods,
 * streaks and every page go on without them.
 */
function thoughtsReader(db: Db, deps: CipherDeps) {
  const ciphers = memberCiphers(deps, db);
  return async (userId: string, rows: EncryptedCheckInRow[]): Promise<CheckInRow[]> => {
    const hasThoughts = rows.some(({ encryptedThoughts }) => encryptedThoughts !== null);
    const cipher = hasThoughts ? await orLocked(ciphers.find(userId)) : undefined;
    return await Promise.all(
      rows.map(async ({ encryptedThoughts, ...row }): Promise<CheckInRow> => {
        if (encryptedThoughts === null) return { ...row, thoughts: null };
        const thoughts = cipher &&
          await orLocked(cipher.decrypt(COLUMN, row.id, encryptedThoughts));
        return thoughts === undefined
          ? { ...row, thoughts: null, thoughtsLocked: true }
          : { ...row, thoughts };
      }),
    );
  };
}

const orLocked = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
  value.catch((error: unknown) => {
    if (isJournalLocked(error)) return undefined;
    throw error;
  });

/** What every page needs, prepared once: not for use in transactions. */
export function checkInQueries(db: Db, deps: CipherDeps) {
  const readThoughts = thoughtsReader(db, deps);
  const ofUser = eq(checkIns.userId, sql.placeholder("userId"));
  const days = db.select({ localDate: checkIns.localDate, mood: checkIns.mood }).from(checkIns)
    .where(ofUser).orderBy(desc(checkIns.localDate)).prepare("check_in_days");
  const onDay = db.select().from(checkIns)
    .where(and(ofUser, eq(checkIns.localDate, sql.placeholder("localDate"))))
    .prepare("check_in_on_day");
  return {
    /** Dates and moods of all check-ins, newest first, without their texts. */
    days: (userId: string): Promise<Pick<CheckInRow, "localDate" | "mood">[]> =>
      days.execute({ userId }),

    async onDay(userId: string, localDate: string): Promise<CheckInRow | undefined> {
      const [row] = await readThoughts(userId, await onDay.execute({ userId, localDate }));
      return row;
    },
  };
}

/** Dates and moods of all check-ins, newest first, without their texts. */
export const readDays = (
  db: Db,
  userId: string,
): Promise<Pick<CheckInRow, "localDate" | "mood">[]> =>
  db.select({ localDate: checkIns.localDate, mood: checkIns.mood }).from(checkIns)
    .where(eq(checkIns.userId, userId)).orderBy(desc(checkIns.localDate));

/** The other SQL of check-ins; the table holds their thoughts encrypted. `db` may be a transaction. */
export function checkInRepository(db: Db, deps: CipherDeps) {
  const ciphers = memberCiphers(deps, db);
  const readThoughts = thoughtsReader(db, deps);

  /**
   * What to store as the thoughts of a check-in. Errors: 503 `journal_locked` also where locked ones
   * would be cleared: whoever does so cannot see what they say.
   */
  async function encryptThoughts(
    { userId, id, thoughtsLocked }: Pick<CheckInRow, "userId" | "id" | "thoughtsLocked">,
    thoughts: CheckInInput["thoughts"],
  ): Promise<string | null | undefined> {
    if (thoughts === undefined) return undefined;
    if (thoughtsLocked) throw journalLocked();
    if (thoughts === null) return null;
    return await (await ciphers.ensure(userId)).encrypt(COLUMN, id, thoughts);
  }

  return {
    /** Newest first. */
    list: async (userId: string): Promise<CheckInRow[]> =>
      readThoughts(
        userId,
        await db.select().from(checkIns).where(eq(checkIns.userId, userId))
          .orderBy(desc(checkIns.localDate)),
      ),

    async onDay(userId: string, localDate: string): Promise<CheckInRow | undefined> {
      const rows = await db.select().from(checkIns)
        .where(and(eq(checkIns.userId, userId), eq(checkIns.localDate, localDate)));
      const [row] = await readThoughts(userId, rows);
      return row;
    },

    async byId(userId: string, id: string): Promise<CheckInRow | undefined> {
      const rows = await db.select().from(checkIns)
        .where(and(eq(checkIns.userId, userId), eq(checkIns.id, id)));
      const [row] = await readThoughts(userId, rows);
      return row;
    },

    /** Writes a day's first check-in. Without `mood` it gets `DEFAULT_MOOD`. */
    async add(
      { mood = DEFAULT_MOOD, thoughts, ...row }:
        & Omit<CheckInRow, keyof CheckInInput | "thoughtsLocked">
        & CheckInInput,
    ): Promise<CheckInRow> {
      const encryptedThoughts = await encryptThoughts(row, thoughts);
      await db.insert(checkIns).values({ ...row, mood, encryptedThoughts });
      return { ...row, mood, thoughts: thoughts ?? null };
    },

    /** Changes what a stored check-in says. What is absent stays as it is. */
    async change(
      stored: CheckInRow,
      { thoughts, ...fields }: CheckInInput & Partial<Pick<CheckInRow, "date" | "timeZone">>,
    ): Promise<CheckInRow> {
      const encryptedThoughts = await encryptThoughts(stored, thoughts);
      // drizzle leaves out what is undefined, and refuses an update that sets nothing.
      const changes = { ...fields, encryptedThoughts };
      if (Object.values(changes).every((value) => value === undefined)) return stored;
      const [row] = await db.update(checkIns).set(changes)
        .where(eq(checkIns.id, stored.id)).returning();
      if (!row) throw new Error("update returned no row");
      const { encryptedThoughts: _encrypted, ...columns } = row;
      return { ...stored, ...columns, ...(thoughts === undefined ? {} : { thoughts }) };
    },

    async submission(userId: string, clientId: string) {
      const [row] = await db.select().from(checkInSubmissions).where(
        and(eq(checkInSubmissions.userId, userId), eq(checkInSubmissions.clientId, clientId)),
      );
      return row;
    },

    /** One submission of a member at a time, so that two tabs get one creation and one change. */
    async serialize(userId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`check-in:${userId}`}))`);
    },

    async rememberSubmission(
      userId: string,
      clientId: string,
      checkInId: string,
      outcome: SubmissionOutcome,
    ): Promise<void> {
      await db.insert(checkInSubmissions).values({ userId, clientId, checkInId, outcome });
    },

    async changeSubmission(userId: string, clientId: string, outcome: SubmissionOutcome) {
      await db.update(checkInSubmissions).set({ outcome }).where(
        and(eq(checkInSubmissions.userId, userId), eq(checkInSubmissions.clientId, clientId)),
      );
    },
  };
}
