import { eq, getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { Hono } from "hono";
import type { Db } from "./database.ts";
import { type Identity, requireIdentity } from "./identity.ts";
import type { ServiceDeps, ServiceEnv } from "./service.ts";

/** The rows of one table that are about members. */
export interface OwnedRows {
  /** Says whose a row is: his id, as this service knows him, or his e-mail. */
  owner: PgColumn;
  by?: "email";
  /** Their name in the member's export. Absent for what only repeats other rows, or is a secret. */
  exportedAs?: string;
  /** Columns that nobody may read. */
  secret?: PgColumn[];
  /** They stay without an owner, because others have answered them (D24). */
  staysNameless?: true;
}

/**
 * What a service stores about members, so that it can be given to them and be erased. Every table
 * stands in one of the two lists.
 */
export interface MemberData {
  tables: OwnedRows[];
  aboutNobody: PgTable[];
  /** When he deletes his account, at once: hides what others see of him, ends what he pays for. */
  leave?(deps: ServiceDeps, sub: string): Promise<void>;
}

/** The owner of what has none any more. */
const NOBODY = "";

/** Under names of the service's own, everything it stores about `who`, row by row. */
export async function exportOf(
  { tables }: MemberData,
  db: Db,
  who: Identity,
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { exportedAs, owner, by, secret = [] } of tables) {
    if (!exportedAs) continue;
    const value = idOf(who, by);
    if (value === null) continue;
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(owner.table as PgTable))
        .filter(([, column]) => !secret.includes(column)),
    );
    found[exportedAs] = await db.select(columns).from(owner.table as PgTable)
      .where(eq(owner, value));
  }
  return found;
}

/** Removes everything about `who` for good. May be repeated. */
export const erase = ({ tables }: MemberData, db: Db, who: Identity): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { owner, by, staysNameless } of tables) {
      const value = idOf(who, by);
      if (value === null) continue;
      const table = owner.table as PgTable;
      const his = eq(owner, value);
      if (staysNameless) await tx.update(table).set({ [keyOf(owner)]: NOBODY }).where(his);
      else await tx.delete(table).where(his);
    }
  });

const idOf = (who: Identity, by: OwnedRows["by"]) => by === "email" ? who.email : who.sub;

function keyOf(column: PgColumn): string {
  const columns = Object.entries(getTableColumns(column.table as PgTable));
  return columns.find(([, other]) => other === column)?.[0] ?? column.name;
}

/**
 * What every service answers to identity, who collects and erases: GET /internal/export, POST
 * /internal/leave and POST /internal/erase, each for the caller. A service that stores nothing
 * about members answers too.
 */
export function memberDataRoutes(data: MemberData | null, deps: ServiceDeps): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
    .get("/internal/export", async (c) => {
      const who = requireIdentity(c.get("identity"));
      return c.json(data ? await exportOf(data, deps.db, who) : {});
    })
    .post("/internal/leave", async (c) => {
      await data?.leave?.(deps, requireIdentity(c.get("identity")).sub);
      return c.body(null, 204);
    })
    .post("/internal/erase", async (c) => {
      const who = requireIdentity(c.get("identity"));
      if (data) await erase(data, deps.db, who);
      return c.body(null, 204);
    });
}
