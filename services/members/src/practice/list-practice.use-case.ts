import type { Practice, PracticeQuery } from "@reclaim/contracts-members/practice";
import { toCursor } from "../shared/dated-cursor.repository.ts";
import type { MembersDeps } from "../shared/deps.ts";
import { practiceRepository } from "./practice.repository.ts";
import { toPractice } from "./practice.wire.ts";

/** A page of what the caller has practised, newest first. */
export const listPractice = ({ db }: Pick<MembersDeps, "db">) =>
async (
  userId: string,
  { limit, cursor }: PracticeQuery,
): Promise<{ practices: Practice[]; next: string | undefined }> => {
  // One more is read, to know whether a page follows.
  const rows = await practiceRepository(db).page(userId, cursor, limit + 1);
  const following = rows[limit];
  return {
    practices: rows.slice(0, limit).map(toPractice),
    next: following && toCursor(following),
  };
};
