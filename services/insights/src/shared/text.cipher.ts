import {
  decryptEnvelope,
  encryptEnvelope,
  importEncryptionKey,
} from "@reclaim/platform/encryption";
import { unavailable } from "@reclaim/platform/errors";
import { deriveKey } from "@reclaim/platform/key-derivation";
import type { MasterKey } from "@reclaim/platform/master-keys";
import type { InsightsDeps } from "./deps.ts";

/** What ciphers are made of. */
export type CipherDeps = Pick<InsightsDeps, "insightsMasterKeys" | "log">;

/** Encrypts and opens what is kept of a member; each text is bound to him, its column and its row. */
export interface TextCipher {
  encrypt(userId: string, column: string, rowId: string, text: string): Promise<string>;
  /** Errors: 503 `unavailable` when no configured key opens it. */
  decrypt(userId: string, column: string, rowId: string, stored: string): Promise<string>;
}

const encoder = new TextEncoder();
/** Gives texts back exactly, a byte order mark at their beginning too. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Each member's key follows from a master key and his id; nothing of it is in the database. */
const importMemberKey = ({ key }: MasterKey, userId: string): Promise<CryptoKey> =>
  importEncryptionKey(
    Uint8Array.fromBase64(deriveKey(key, `answers of ${userId}`), { alphabet: "base64url" }),
  );

/** Stored texts begin with the id of their master key, so that a new one can come first. */
export function createTextCipher({ insightsMasterKeys, log }: CipherDeps): TextCipher {
  return {
    async encrypt(userId, column, rowId, text) {
      const [current] = insightsMasterKeys;
      if (!current) throw new Error("no master key is configured");
      const key = await importMemberKey(current, userId);
      const place = [column, userId, rowId];
      return `${current.id}:${await encryptEnvelope(key, encoder.encode(text), place)}`;
    },
    async decrypt(userId, column, rowId, stored) {
      const [id = "", envelope = ""] = stored.split(":");
      try {
        const masterKey = insightsMasterKeys.find((one) => one.id === id);
        if (!masterKey) throw new Error("no master key with the id of a stored text is configured");
        const key = await importMemberKey(masterKey, userId);
        return decoder.decode(await decryptEnvelope(key, envelope, [column, userId, rowId]));
      } catch (error) {
        log.error("a kept text cannot be opened", error, { column, rowId });
        throw unavailable();
      }
    },
  };
}
