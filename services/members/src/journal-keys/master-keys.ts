import type { Db } from "@reclaim/platform/database";
import {
  decryptEnvelope,
  encryptEnvelope,
  importEncryptionKey,
} from "@reclaim/platform/encryption";
import type { MasterKey } from "@reclaim/platform/master-keys";
import { journalKeysRepository } from "./journal-keys.repository.ts";
import type { JournalKeyRow } from "./journal-keys.table.ts";

const importMasterKey = ({ key }: MasterKey): Promise<CryptoKey> =>
  importEncryptionKey(Uint8Array.fromBase64(key, { alphabet: "base64url" }));

/** A wrapped key opens for its member only. */
const placeOfKey = (userId: string, masterKeyId: string) => ["journal_keys", userId, masterKeyId];

/** The bytes of a member's key. Throws when no configured master key opens it. */
export async function unwrapKey(
  masterKeys: MasterKey[],
  { userId, masterKeyId, wrappedKey }: JournalKeyRow,
): Promise<Uint8Array<ArrayBuffer>> {
  const masterKey = masterKeys.find(({ id }) => id === masterKeyId);
  if (!masterKey) throw new Error("no master key with the id of a wrapped key is configured");
  const place = placeOfKey(userId, masterKeyId);
  return await decryptEnvelope(await importMasterKey(masterKey), wrappedKey, place);
}

/** Wraps by the first master key. Throws when another one had its id before. */
export async function wrapKey(
  db: Db,
  [current]: MasterKey[],
  userId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<JournalKeyRow> {
  if (!current) throw new Error("no master key is configured");
  const { id: masterKeyId } = current;
  const key = await importMasterKey(current);
  const place = ["journal_master_keys", masterKeyId];
  const checkValue = await journalKeysRepository(db)
    .checkValue(masterKeyId, () => encryptEnvelope(key, new Uint8Array(), place));
  await decryptEnvelope(key, checkValue, place);
  const wrappedKey = await encryptEnvelope(key, bytes, placeOfKey(userId, masterKeyId));
  return { userId, masterKeyId, wrappedKey };
}
