import type { Db } from "@reclaim/platform/database";
import { and, asc, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import { waitlist } from "./waitlist.table.ts";

export function waitlistRepository(db: Db) {
  return {
    /** Adds an address, or asks for another link for one that is not confirmed and got none since. */
    async add(email: string, { now, newLinkBefore }: Record<"now" | "newLinkBefore", Date>) {
      await db.insert(waitlist).values({ email, createdAt: now, mailDueAt: now })
        .onConflictDoUpdate({
          target: waitlist.email,
          set: { mailDueAt: now, mailAttempts: 0 },
          setWhere: and(isNull(waitlist.confirmedAt), lt(waitlist.tokenIssuedAt, newLinkBefore)),
        });
    },

    /** Addresses whose mail is due, those that wait longest first. */
    due: (now: Date, limit: number) =>
      db.select({ email: waitlist.email, attempts: waitlist.mailAttempts }).from(waitlist)
        .where(lte(waitlist.mailDueAt, now)).orderBy(asc(waitlist.mailDueAt)).limit(limit),

    /** Takes a mail that is due, with a link of its own; false when another process has taken it. */
    async take(
      email: string,
      link: { now: Date; tokenHash: string; attempts: number; nextAttempt: Date | null },
    ): Promise<boolean> {
      const rows = await db.update(waitlist).set({
        tokenHash: link.tokenHash,
        tokenIssuedAt: link.now,
        mailAttempts: link.attempts,
        mailDueAt: link.nextAttempt,
      })
        .where(and(
          eq(waitlist.email, email),
          lte(waitlist.mailDueAt, link.now),
          isNull(waitlist.confirmedAt),
        ))
        .returning({ email: waitlist.email });
      return rows.length > 0;
    },

    async sent(email: string, tokenHash: string): Promise<void> {
      await db.update(waitlist).set({ mailDueAt: null })
        .where(and(eq(waitlist.email, email), eq(waitlist.tokenHash, tokenHash)));
    },

    /** False when no link of that token was issued since, or when it has served. */
    async confirm(
      tokenHash: string,
      { now, issuedSince }: Record<"now" | "issuedSince", Date>,
    ): Promise<boolean> {
      const rows = await db.update(waitlist)
        .set({ confirmedAt: now, tokenHash: null, mailDueAt: null })
        .where(and(eq(waitlist.tokenHash, tokenHash), gt(waitlist.tokenIssuedAt, issuedSince)))
        .returning({ email: waitlist.email });
      return rows.length > 0;
    },

    /** Removes addresses that were added before and that nobody confirmed. */
    async forget(before: Date): Promise<void> {
      await db.delete(waitlist).where(and(
        isNull(waitlist.confirmedAt),
        lt(waitlist.createdAt, before),
        or(isNull(waitlist.tokenIssuedAt), lt(waitlist.tokenIssuedAt, before)),
      ));
    },
  };
}
