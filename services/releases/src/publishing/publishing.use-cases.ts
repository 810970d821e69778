import { isDeepStrictEqual } from "node:util";
import type { ReleaseCheck } from "@reclaim/contracts/release-desk";
import type { Release } from "@reclaim/contracts/releases";
import type { ServiceDeps } from "@reclaim/platform/service";
import { textSigner } from "@reclaim/platform/signing";
import { auditRepository } from "../audit/audit.repository.ts";
import { checkRelease } from "../checks/checks.model.ts";
import { releaseOf, servingBeside } from "../live/serving.ts";
import { sha384Of } from "@reclaim/platform/digest";
import type { Actor } from "../teams/actors.ts";
import { teamsRepository } from "../teams/teams.repository.ts";
import { unpackArchive } from "./archive.ts";
import { releaseRefused, versionExists } from "./publishing.errors.ts";
import { gzippedSizes } from "./sizes.ts";
import { versionsRepository } from "./versions.repository.ts";
import type { VersionRow } from "./versions.table.ts";

export type PublishingDeps = Pick<
  ServiceDeps,
  "db" | "clock" | "newId" | "secret" | "settings" | "releaseStore"
>;

/** A release as it came in: its release.json as text and parsed, and its files by relative path. */
export interface Unpacked {
  record: string;
  release: Release;
  files: Map<string, Uint8Array>;
}

/**
 * Takes in an archive for good: refuses one that is broken, that is there already, or that does not
 * fit what is live. What passes is stored and waits for a browser to look at it.
 */
export const publish =
  (deps: PublishingDeps) =>
  async (actor: Actor, name: string, archive: ReadableStream<Uint8Array>): Promise<VersionRow> => {
    const unpacked = await unpackArchive(archive, { name });
    const { version } = unpacked.release;
    const known = await versionsRepository(deps.db).find(name, version);
    if (known && !mayBeTriedAgain(known, unpacked.release)) throw versionExists();
    const { serving, replaced } = await servingBeside(deps.db, name);
    const candidate = unpacked.release;
    const sizes = gzippedSizes(unpacked);
    const checks = checkRelease({ candidate, sizes, serving, replaced });
    if (checks.some(({ ok }) => !ok)) throw releaseRefused(checks);
    if (known) return await tryAgain(deps, actor, { ...known, state: "checking", checks });
    const row = await store(deps, unpacked, {
      team: (await teamsRepository(deps.db).ownerOf(name))?.name ?? candidate.team,
      publishedBy: actor.label,
      state: "checking",
      checks,
      sizes,
    });
    if (!row) throw versionExists();
    return row;
  };

/** What a browser refused may have been the browser's fault: the same files are looked at once more. */
const mayBeTriedAgain = (known: VersionRow, { integrity }: Release): boolean =>
  known.state === "refused" && isDeepStrictEqual(releaseOf(known).integrity, integrity);

async function tryAgain(
  { db, clock }: PublishingDeps,
  { label: actor }: Actor,
  row: VersionRow,
): Promise<VersionRow> {
  const { id, state, checks, preload, name, version } = row;
  return await db.transaction(async (tx) => {
    await versionsRepository(tx).judge(id, { state, checks, preload });
    const action = "published again";
    await auditRepository(tx).add({ at: clock.now(), actor, action, name, version, detail: null });
    return row;
  });
}

/**
 * The record that a publishing left behind whose row is not there: it broke off, or its database is
 * another one. The same files built again differ in the time of their build only.
 */
async function keptRecord(
  { releaseStore }: PublishingDeps,
  release: Release,
): Promise<string | null> {
  const kept = await releaseStore.read(`${release.name}/${release.version}/release.json`);
  if (!kept) return null;
  const text = new TextDecoder().decode(kept);
  const { builtAt } = release;
  return isDeepStrictEqual({ ...JSON.parse(text), builtAt }, release) ? text : null;
}

/** Writes files, record and signature, in this order; undefined when the version was there already. */
export async function store(
  deps: PublishingDeps,
  { record: built, release, files }: Unpacked,
  known: {
    team: string;
    publishedBy: string;
    state: VersionRow["state"];
    checks: ReleaseCheck[];
    sizes: Record<string, number>;
  },
): Promise<VersionRow | undefined> {
  const { db, clock, newId, secret, settings, releaseStore } = deps;
  const { name, version } = release;
  const folder = `${name}/${version}`;
  const record = await keptRecord(deps, release) ?? built;
  const { signature } = textSigner("release", secret, settings.signingKey)(record);
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
    id: newId(),
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
