import type { ReleaseStore } from "@reclaim/release-store/release-store";
import type { ReleasesDeps } from "../shared/deps.ts";
import type { Release } from "@reclaim/contracts-releases/releases";
import { isDeepStrictEqual } from "node:util";
import type { ReleaseCheck } from "@reclaim/contracts-releases/release-desk";
import { sha384Of } from "@reclaim/release-store/digest";
import { textSigner } from "@reclaim/release-store/signing";
import { auditRepository } from "../audit/audit.repository.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import type { VersionRow } from "../versions/versions.table.ts";
import { versionExists } from "./publishing.errors.ts";
import type { UnpackedRelease } from "./unpacked-release.model.ts";

export type PublishingDeps =
  & Pick<ReleasesDeps, "db" | "clock" | "createId" | "releaseSigningKey" | "settings">
  & { releaseStore: ReleaseStore };

/**
 * The record in the store of a version without a row: its publishing broke off, or wrote to another
 * database. The same files built again differ in the time of their build only.
 */
async function readStoredRecord(
  { releaseStore }: PublishingDeps,
  release: Release,
): Promise<string | null> {
  const stored = await releaseStore.read(`${release.name}/${release.version}/release.json`);
  if (!stored) return null;
  const text = new TextDecoder().decode(stored);
  const { builtAt } = release;
  return isDeepStrictEqual({ ...JSON.parse(text), builtAt }, release) ? text : null;
}

/** Writes files, record and signature, in this order; undefined when the version was there already. */
export async function storeRelease(
  deps: PublishingDeps,
  { record: built, release, files }: UnpackedRelease,
  known: {
    team: string;
    publishedBy: string;
    state: VersionRow["state"];
    checks: ReleaseCheck[];
    sizes: Record<string, number>;
  },
): Promise<VersionRow | undefined> {
  const { db, clock, createId, releaseSigningKey, releaseStore } = deps;
  const { name, version } = release;
  const folder = `${name}/${version}`;
  const record = await readStoredRecord(deps, release) ?? built;
  const { signature } = textSigner("release", releaseSigningKey)(record);
  const encoder = new TextEncoder();
  for (const [file, content] of new Map(files).set("release.json", encoder.encode(record))) {
    const path = `${folder}/${file}`;
    if (await releaseStore.create(path, content)) continue;
    // A publishing that broke off left this behind; anything else would change a version.
    const there = await releaseStore.read(path);
    if (!there || sha384Of(there) !== sha384Of(content)) throw versionExists();
  }
  // Of a kept record there may be one already, by an earlier key.
  await releaseStore.create(`${folder}/release.sig`, encoder.encode(signature));
  const row: VersionRow = {
    id: createId(),
    name,
    version,
    record,
    digest: sha384Of(record),
    signature,
    publishedAt: clock.now(),
    preload: null,
    claimedUntil: null,
    ...known,
  };
  return await db.transaction(async (tx) => {
    if (!await versionsRepository(tx).add(row)) return undefined;
    const { publishedAt: at, publishedBy: actor } = row;
    await auditRepository(tx).add({ at, actor, action: "published", name, version, detail: null });
    return row;
  });
}
