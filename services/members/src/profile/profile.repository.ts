import { eq } from "drizzle-orm";
import type { Db } from "@reclaim/platform/database";
import { type UserRow, users } from "./profile.table.ts";

export function profileRepository(db: Db) {
  return {
    async byId(id: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row;
    },

    /** Keeps a profile that exists. */
    async create(row: UserRow): Promise<void> {
      await db.insert(users).values(row).onConflictDoNothing();
    },

    async change(id: string, fields: Partial<Omit<UserRow, "id">>): Promise<void> {
      if (Object.keys(fields).length === 0) return;
      await db.update(users).set(fields).where(eq(users.id, id));
    },

    async moveTo(id: string, timeZone: string): Promise<void> {
      await db.update(users).set({ timeZone }).where(eq(users.id, id));
    },
  };
}
