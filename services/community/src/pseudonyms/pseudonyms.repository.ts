import type { Db } from "@reclaim/platform/database";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type NewPseudonymRow, type PseudonymRow, userPseudonyms } from "./pseudonyms.table.ts";

const lowerName = sql<string>`lower(${userPseudonyms.pseudonym})`;

/** All SQL of pseudonyms. `db` may be a transaction. */
export function pseudonymRepository(db: Db) {
  return {
    async ofMember(userId: string): Promise<PseudonymRow | undefined> {
      const [row] = await db.select().from(userPseudonyms)
        .where(eq(userPseudonyms.userId, userId));
      return row;
    },

    /** Undefined when the name is taken or the member has one already. */
    async create(row: NewPseudonymRow): Promise<PseudonymRow | undefined> {
      const [created] = await db.insert(userPseudonyms).values(row).onConflictDoNothing()
        .returning();
      return created;
    },

    /** Replaces a provisional name and locks it; "taken", or undefined when it is locked already. */
    async replace(
      userId: string,
      fields: Pick<PseudonymRow, "pseudonym" | "avatarColor" | "avatarInitials">,
    ): Promise<PseudonymRow | "taken" | undefined> {
      try {
        const [replaced] = await db.update(userPseudonyms).set({ ...fields, provisional: false })
          .where(and(eq(userPseudonyms.userId, userId), userPseudonyms.provisional))
          .returning();
        return replaced;
      } catch (error) {
        if (isUniqueViolation(error)) return "taken";
        throw error;
      }
    },

    /** From now on the name stays as it is. */
    async lock(id: number): Promise<void> {
      await db.update(userPseudonyms).set({ provisional: false })
        .where(and(eq(userPseudonyms.id, id), userPseudonyms.provisional));
    },

    /** Keeps the instant of a name that is hidden already. */
    async hide(userId: string, hiddenAt: Date): Promise<void> {
      await db.update(userPseudonyms).set({ hiddenAt })
        .where(and(eq(userPseudonyms.userId, userId), isNull(userPseudonyms.hiddenAt)));
    },

    /** Those of `names` that somebody has, in lower case. */
    async taken(names: string[]): Promise<Set<string>> {
      const rows = await db.select({ name: lowerName }).from(userPseudonyms)
        .where(inArray(lowerName, names.map((name) => name.toLowerCase())));
      return new Set(rows.map((row) => row.name));
    },
  };
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === "23505";
