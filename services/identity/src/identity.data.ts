import type { MemberData } from "@reclaim/platform/member-data";
import { accounts, sessions, users, verifications } from "./accounts/accounts.table.ts";
import { deletions } from "./deletion/deletion.table.ts";

/** What this service stores about members. The account stands last: the others refer to it. */
export const identityData: MemberData = {
  tables: [
    { owner: sessions.userId, exportName: "sessions", unexportedColumns: [sessions.token] },
    { owner: accounts.userId },
    { owner: verifications.value },
    { owner: deletions.accountId },
    { owner: users.id, exportName: "account" },
  ],
  otherTables: [],
};
