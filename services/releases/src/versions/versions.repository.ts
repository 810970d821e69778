import type { Db } from "@reclaim/platform/database";
import { and, asc, desc, eq, getTableColumns, isNull, lte, or, sql } from "drizzle-orm";
import { type VersionRow, versions } from "./versions.table.ts";

const PER_NAME = 20;

/** A record is long, and lists do not show it. */
const { record: _, ...told } = getTableColumns(versions);
export type ToldVersion = Omit<VersionRow, "record">;

export function versionsRepository(db: Db) {
  const isIt = (name: string, version: string) =>
    and(eq(versions.name, name), eq(versions.version, version));
  return {
    /** False when this version was there already. */
    async add(row: VersionRow): Promise<boolean> {
      const added = await db.insert(versions).values(row)
        .onConflictDoNothing({ target: [versions.name, versions.version] })
        .returning({ id: versions.id });
      return added.length > 0;
    },

    async find(name: string, version: string): Promise<VersionRow | undefined> {
      const [row] = await db.select().from(versions).where(isIt(name, version));
      return row;
    },

    async byId(id: string): Promise<VersionRow | undefined> {
      const [row] = await db.select().from(versions).where(eq(versions.id, id));
      return row;
    },

    /** All of these that there are. */
    async findAll(wanted: Pick<VersionRow, "name" | "version">[]): Promise<VersionRow[]> {
      if (wanted.length === 0) return [];
      return await db.select().from(versions)
        .where(or(...wanted.map(({ name, version }) => isIt(name, version))));
    },

    /** What is told of the newest ones, newest first. */
    newest: (name: string): Promise<ToldVersion[]> =>
      db.select(told).from(versions).where(eq(versions.name, name))
        .orderBy(desc(versions.publishedAt)).limit(PER_NAME),

    async names(): Promise<string[]> {
      const rows = await db.selectDistinct({ name: versions.name }).from(versions)
        .orderBy(asc(versions.name));
      return rows.map(({ name }) => name);
    },

    /** Gives the oldest version that waits for a browser to one inspector. */
    async claim(now: Date, until: Date): Promise<VersionRow | undefined> {
      const waiting = and(
        eq(versions.state, "checking"),
        or(isNull(versions.claimedUntil), lte(versions.claimedUntil, now)),
      );
      const [oldest] = await db.select({ id: versions.id }).from(versions).where(waiting)
        // What was begun and left waits behind what nobody has looked at.
        .orderBy(sql`${versions.claimedUntil} asc nulls first`, asc(versions.publishedAt)).limit(1);
      if (!oldest) return undefined;
      const [claimed] = await db.update(versions).set({ claimedUntil: until })
        .where(and(eq(versions.id, oldest.id), waiting)).returning();
      return claimed;
    },

    /** Whoever had claimed it has left it. */
    async unclaim(name: string, version: string, now: Date): Promise<void> {
      await db.update(versions).set({ claimedUntil: now }).where(isIt(name, version));
    },

    async judge(
      id: string,
      verdict: Pick<VersionRow, "state" | "checks" | "preload">,
    ): Promise<void> {
      await db.update(versions).set({ ...verdict, claimedUntil: null }).where(eq(versions.id, id));
    },
  };
}
