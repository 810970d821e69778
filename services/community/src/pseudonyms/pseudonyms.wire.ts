import type { Pseudonym } from "@reclaim/contracts-community/community";
import type { PseudonymRow } from "./pseudonyms.table.ts";

export const toPseudonym = (row: PseudonymRow): Pseudonym => ({
  id: row.id,
  userId: row.userId,
  pseudonym: row.pseudonym,
  avatarColor: row.avatarColor,
  avatarInitials: row.avatarInitials,
  provisional: row.provisional,
});
