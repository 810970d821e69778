import type { Db } from "@reclaim/platform/database";
import { and, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import { passes, type PassRow } from "../live/passes.table.ts";

export function passesRepository(db: Db) {
  const open = (now: Date) => and(isNull(passes.endedAt), gt(passes.expiresAt, now));
  return {
    async add(row: PassRow): Promise<void> {
      await db.insert(passes).values(row);
    },

    /** An invitation that nobody has taken. */
    async invitation(codeHash: string, now: Date): Promise<PassRow | undefined> {
      const [row] = await db.select().from(passes)
        .where(and(eq(passes.codeHash, codeHash), isNull(passes.userId), open(now)));
      return row;
    },
    /** False when somebody was faster. */
    async take(id: string, userId: string): Promise<boolean> {
      const taken = await db.update(passes).set({ userId })
        .where(and(eq(passes.id, id), isNull(passes.userId))).returning({ id: passes.id });
      return taken.length > 0;
    },

    async find(id: string): Promise<PassRow | undefined> {
      const [row] = await db.select().from(passes).where(eq(passes.id, id));
      return row;
    },
    async end(id: string, now: Date): Promise<void> {
      await db.update(passes).set({ endedAt: now }).where(eq(passes.id, id));
    },
    /** Ends what somebody has, of one kind and name or all of it, and answers it. */
    endOwn: (
      userId: string,
      now: Date,
      { kind, name }: Partial<Pick<PassRow, "kind" | "name">> = {},
    ): Promise<PassRow[]> =>
      db.update(passes).set({ endedAt: now }).where(and(
        eq(passes.userId, userId),
        kind ? eq(passes.kind, kind) : undefined,
        name ? eq(passes.name, name) : undefined,
        open(now),
      )).returning(),

    /** Also those that ended earlier: whoever asks what happened has the audit log. */
    async forgetExpiredBefore(instant: Date): Promise<void> {
      await db.delete(passes).where(lt(passes.expiresAt, instant));
    },

    /** What holds or is offered of these names, for the desk. */
    openOf: (names: string[], now: Date): Promise<PassRow[]> =>
      db.select().from(passes)
        .where(and(inArray(passes.name, names), ne(passes.kind, "inspection"), open(now)))
        .orderBy(passes.createdAt),
  };
}
