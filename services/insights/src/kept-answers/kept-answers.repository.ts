import { KEPT_ANSWERS } from "@reclaim/contracts-insights/kept-answers";
import type { Db } from "@reclaim/platform/database";
import { and, desc, eq, inArray } from "drizzle-orm";
import { type CipherDeps, createTextCipher } from "../shared/text.cipher.ts";
import { type AnswerRow, answers, type KeptKind } from "./kept-answers.table.ts";

/** A kept answer with its content opened. */
export type KeptAnswer = Omit<AnswerRow, "content"> & { content: unknown };

/** The SQL of kept answers, which are encrypted here. */
export function keptAnswersRepository(db: Db, deps: CipherDeps) {
  const cipher = createTextCipher(deps);
  const newestFirst = [desc(answers.generatedAt), desc(answers.id)];
  const ofKind = (userId: string, kind: KeptKind) =>
    and(eq(answers.userId, userId), eq(answers.kind, kind));
  const open = async (row: AnswerRow): Promise<KeptAnswer> => ({
    ...row,
    content: JSON.parse(await cipher.decrypt(row.userId, "answers", row.id, row.content)),
  });
  return {
    /** Keeps an answer; of its kind only the newest stay. */
    async add(answer: KeptAnswer): Promise<void> {
      const { userId, id, kind } = answer;
      const text = JSON.stringify(answer.content);
      const content = await cipher.encrypt(userId, "answers", id, text);
      await db.insert(answers).values({ ...answer, content });
      const old = await db.select({ id: answers.id }).from(answers).where(ofKind(userId, kind))
        .orderBy(...newestFirst).offset(KEPT_ANSWERS);
      if (old.length === 0) return;
      await db.delete(answers).where(inArray(answers.id, old.map((row) => row.id)));
    },

    /** The newest of a kind, newest first. */
    async newest(userId: string, kind: KeptKind, limit = KEPT_ANSWERS): Promise<KeptAnswer[]> {
      const rows = await db.select().from(answers).where(ofKind(userId, kind))
        .orderBy(...newestFirst).limit(limit);
      return await Promise.all(rows.map(open));
    },

    async find(userId: string, kind: KeptKind, id: string): Promise<KeptAnswer | undefined> {
      const [row] = await db.select().from(answers)
        .where(and(ofKind(userId, kind), eq(answers.id, id)));
      return row && await open(row);
    },

    /** All that are kept, for the member's export. */
    async all(userId: string): Promise<KeptAnswer[]> {
      const rows = await db.select().from(answers).where(eq(answers.userId, userId))
        .orderBy(...newestFirst);
      return await Promise.all(rows.map(open));
    },

    /** False when there is none of that id. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db.delete(answers)
        .where(and(eq(answers.userId, userId), eq(answers.id, id))).returning({ id: answers.id });
      return removed.length > 0;
    },
  };
}
