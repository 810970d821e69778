import type { DeletionNotice } from "@reclaim/contracts-identity/accounts";
import { eq, getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Db } from "../database/postgres.database.ts";
import type { Identity } from "../identity/caller.identity.ts";

/** The rows of one table that are about members. */
export interface MemberTable<Deps = never> {
  /** The column with the member's id, as this service knows it, or with the member's e-mail. */
  owner: PgColumn;
  ownerKey?: "email";
  /** Name of the rows in the member's export. Absent for copies of other rows and for secrets. */
  exportName?: string;
  /** Secrets among the columns: the export leaves them out. */
  unexportedColumns?: PgColumn[];
  /** Reads what the export holds where that is not the rows as they are stored. */
  readExport?(deps: Deps, sub: string): Promise<unknown[]>;
  /** The rows stay without an owner, because others have answered them (D24). */
  anonymizedOnErase?: true;
}

/**
 * What a service stores about members, for export and erasure. Every table is in one of the
 * two lists.
 */
export interface MemberData<Deps = never> {
  tables: MemberTable<Deps>[];
  otherTables: PgTable[];
  /** Runs when a member deletes the account, once or more often: hides what others see of it, ends what it pays for. */
  onAccountDeleted?(deps: Deps, sub: string, notice: DeletionNotice): Promise<void>;
}

/** Answer of GET /internal/export: rows by the name of their kind. */
export const memberExport = z.record(z.string(), z.array(z.unknown()));

/** Stored as the owner of anonymized rows. */
const ERASED_OWNER = "";

/** Under names of the service's own, all rows that the service stores about `member`. */
export async function exportMemberData<Deps extends { db: Db }>(
  { tables }: MemberData<Deps>,
  deps: Deps,
  member: Identity,
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { exportName, owner, ownerKey, unexportedColumns = [], readExport } of tables) {
    if (!exportName) continue;
    if (readExport) {
      found[exportName] = await readExport(deps, member.sub);
      continue;
    }
    const value = getOwnerValue(member, ownerKey);
    if (value === null) continue;
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(owner.table as PgTable))
        .filter(([, column]) => !unexportedColumns.includes(column)),
    );
    found[exportName] = await deps.db.select(columns).from(owner.table as PgTable)
      .where(eq(owner, value));
  }
  return found;
}

/** Removes everything about `member` for good. May be repeated. */
export const eraseMemberData = ({ tables }: MemberData, db: Db, member: Identity): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { owner, ownerKey, anonymizedOnErase } of tables) {
      const value = getOwnerValue(member, ownerKey);
      if (value === null) continue;
      const table = owner.table as PgTable;
      const isOwn = eq(owner, value);
      if (anonymizedOnErase) {
        await tx.update(table).set({ [getColumnKey(owner)]: ERASED_OWNER }).where(isOwn);
      } else await tx.delete(table).where(isOwn);
    }
  });

const getOwnerValue = (member: Identity, by: MemberTable["ownerKey"]) =>
  by === "email" ? member.email : member.sub;

function getColumnKey(column: PgColumn): string {
  const columns = Object.entries(getTableColumns(column.table as PgTable));
  return columns.find(([, other]) => other === column)?.[0] ?? column.name;
}
