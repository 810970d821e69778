import type { MembersDeps } from "../shared/deps.ts";
import { journalKeysRepository } from "./journal-keys.repository.ts";
import { unwrapKey, wrapKey } from "./master-keys.ts";

const BATCH = 100;

/**
 * Wraps every member's key by the first master key. The keys themselves stay, so that the product
 * reads and writes on meanwhile. May be repeated, and goes on where it was stopped. Gives how many keys
 * were wrapped anew, and how many no configured master key opens; those stay as they are.
 */
export const rotateMasterKey =
  ({ db, journalMasterKeys, log }: Pick<MembersDeps, "db" | "journalMasterKeys" | "log">) =>
  async (): Promise<{ rotated: number; locked: number }> => {
    const [current] = journalMasterKeys;
    if (!current) throw new Error("no master key is configured");
    const repository = journalKeysRepository(db);
    let [rotated, locked, after] = [0, 0, ""];
    for (;;) {
      const rows = await repository.wrappedByOthers(current.id, after, BATCH);
      for (const row of rows) {
        const bytes = await unwrapKey(journalMasterKeys, row).catch((error) => {
          log.error("journal key not opened", error, { masterKeyId: row.masterKeyId });
          return undefined;
        });
        if (bytes) {
          await repository.replace(row, await wrapKey(db, journalMasterKeys, row.userId, bytes));
          rotated++;
        } else locked++;
        after = row.userId;
      }
      if (rows.length < BATCH) return { rotated, locked };
    }
  };
