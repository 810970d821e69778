import type { Db } from "@reclaim/platform/database";
import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { insertWithRandomId } from "../community.schema.table.ts";
import { skeletonOf } from "../shared/skeleton.model.ts";
import { reservedNames } from "./reserved-names.table.ts";
import { type NewPseudonymRow, type PseudonymRow, userPseudonyms } from "./pseudonyms.table.ts";

const lowerName = sql<string>`lower(${userPseudonyms.pseudonym})`;

const isNamed = (names: string[]) =>
  or(
    inArray(lowerName, names.map((name) => name.toLowerCase())),
    inArray(userPseudonyms.skeleton, names.map(skeletonOf)),
  );

/** All SQL of pseudonyms. `db` may be a transaction. */
export function pseudonymRepository(db: Db) {
  return {
    async ofMember(userId: string): Promise<PseudonymRow | undefined> {
      const [row] = await db.select().from(userPseudonyms)
        .where(eq(userPseudonyms.userId, userId));
      return row;
    },

    async byId(id: number): Promise<PseudonymRow | undefined> {
      const [row] = await db.select().from(userPseudonyms).where(eq(userPseudonyms.id, id));
      return row;
    },

    /** Undefined when the name is taken or the member has one already. */
    create: (row: NewPseudonymRow): Promise<PseudonymRow | undefined> =>
      insertWithRandomId(
        async () =>
          (await db.insert(userPseudonyms).values(row).onConflictDoNothing().returning())[0],
        async () =>
          (await db.select({ id: userPseudonyms.id }).from(userPseudonyms).where(
            or(eq(userPseudonyms.userId, row.userId), isNamed([row.pseudonym])),
          )).length > 0,
      ),

    /** Replaces a provisional name and locks it; "taken", or undefined when it is locked already. */
    async replace(
      userId: string,
      fields: Pick<PseudonymRow, "pseudonym" | "skeleton" | "avatarColor" | "avatarInitials">,
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

    /**
     * Hides the member's name and reserves it until `freeAt`. Keeps the instants of one that is
     * hidden already. In a transaction.
     */
    async hide(userId: string, hiddenAt: Date, freeAt: Date): Promise<void> {
      const [hidden] = await db.update(userPseudonyms).set({ hiddenAt })
        .where(and(eq(userPseudonyms.userId, userId), isNull(userPseudonyms.hiddenAt)))
        .returning({ skeleton: userPseudonyms.skeleton });
      if (!hidden) return;
      await db.insert(reservedNames).values({ ...hidden, freeAt })
        .onConflictDoUpdate({ target: reservedNames.skeleton, set: { freeAt } });
    },

    async isReserved(name: string): Promise<boolean> {
      const rows = await db.select().from(reservedNames)
        .where(eq(reservedNames.skeleton, skeletonOf(name)));
      return rows.length > 0;
    },

    /** Frees the names whose time has come. */
    async freeNames(now: Date): Promise<void> {
      await db.delete(reservedNames).where(lte(reservedNames.freeAt, now));
    },

    /** Those of `names` that nobody has, nor one that looks alike. */
    async free(names: string[]): Promise<string[]> {
      const rows = await db.select({ name: lowerName, skeleton: userPseudonyms.skeleton })
        .from(userPseudonyms).where(isNamed(names));
      const reserved = await db.select().from(reservedNames)
        .where(inArray(reservedNames.skeleton, names.map(skeletonOf)));
      const taken = new Set([
        ...rows.flatMap(({ name, skeleton }) => [name, skeleton]),
        ...reserved.map(({ skeleton }) => skeleton),
      ]);
      return names.filter((name) => !taken.has(name.toLowerCase()) && !taken.has(skeletonOf(name)));
    },
  };
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === "23505";
