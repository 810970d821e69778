import type { Db } from "@reclaim/platform/database";
import {
  decryptEnvelope,
  encryptEnvelope,
  importEncryptionKey,
} from "@reclaim/platform/encryption";
import type { MembersDeps } from "../shared/deps.ts";
import { journalLocked } from "./journal-keys.errors.ts";
import { journalKeysRepository } from "./journal-keys.repository.ts";
import { unwrapKey, wrapKey } from "./master-keys.ts";

/** What ciphers are made of. */
export type CipherDeps = Pick<MembersDeps, "journalMasterKeys" | "log">;

/** Encrypts and opens texts of one member, each bound to its column and row. */
export interface MemberCipher {
  encrypt(column: string, rowId: string, text: string): Promise<string>;
  /** Errors: 503 `journal_locked` for what stood in another place or was changed. */
  decrypt(column: string, rowId: string, envelope: string): Promise<string>;
}

const KEY_BYTES = 32;
const encoder = new TextEncoder();
/** Gives texts back exactly, a byte order mark at their beginning too. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Gives members' ciphers. A key is read and unwrapped at each use, which takes less than a
 * millisecond: one that was kept would outlive the erasure of its account. Errors: 503
 * `journal_locked` when no configured master key opens the member's key.
 */
export function memberCiphers({ journalMasterKeys, log }: CipherDeps, db: Db) {
  const repository = journalKeysRepository(db);

  function lock(error: unknown, logFields?: Record<string, unknown>): never {
    log.error("journal is locked", error, logFields);
    throw journalLocked();
  }

  async function open(userId: string): Promise<MemberCipher | undefined> {
    const row = await repository.find(userId);
    if (!row) return undefined;
    const key = await unwrapKey(journalMasterKeys, row).then(importEncryptionKey).catch(lock);
    return {
      encrypt: (column, rowId, text) =>
        encryptEnvelope(key, encoder.encode(text), [column, userId, rowId]),
      // Without a layer of promises more: a search calls it for each entry.
      decrypt: (column, rowId, envelope) =>
        decryptEnvelope(key, envelope, [column, userId, rowId]).then(
          (bytes) => decoder.decode(bytes),
          (error: unknown) => lock(error, { column, rowId }),
        ),
    };
  }

  return {
    /** For a member who has texts. */
    async find(userId: string): Promise<MemberCipher> {
      const cipher = await open(userId);
      return cipher ?? lock(new Error("a key is missing"));
    },

    /** For a text to write: a member without a key gets one. */
    async ensure(userId: string): Promise<MemberCipher> {
      const known = await open(userId);
      if (known) return known;
      const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
      await repository.add(await wrapKey(db, journalMasterKeys, userId, bytes).catch(lock));
      return await this.find(userId);
    },
  };
}
