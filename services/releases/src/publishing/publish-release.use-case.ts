import { isDeepStrictEqual } from "node:util";
import type { Release } from "@reclaim/contracts-releases/releases";
import { auditRepository } from "../audit/audit.repository.ts";
import { checkRelease } from "../checks/checks.model.ts";
import { findMismatches } from "../compatibility/compare-types.client.ts";
import { readServingBeside } from "../live/read-serving-beside.use-case.ts";
import { releaseOf } from "../versions/versions.model.ts";
import type { Actor } from "../teams/teams.authorization.ts";
import { teamsRepository } from "../teams/teams.repository.ts";
import { unpackArchive } from "./archive.reader.ts";
import { badArchive, versionExists } from "./publishing.errors.ts";
import { releaseRefused } from "../live/live.errors.ts";
import { gzippedSizes } from "./gzipped-sizes.model.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import type { VersionRow } from "../versions/versions.table.ts";
import { type PublishingDeps, storeRelease } from "./store-release.use-case.ts";

/**
 * Takes in an archive for good: refuses one that is broken, that is there already, or that does not
 * fit what is live. What passes is stored and waits for a browser to look at it.
 */
export const publishRelease =
  (deps: PublishingDeps) =>
  async (actor: Actor, name: string, archive: ReadableStream<Uint8Array>): Promise<VersionRow> => {
    const unpacked = await unpackArchive(archive, { name });
    const { version } = unpacked.release;
    const known = await versionsRepository(deps.db).find(name, version);
    if (known && !mayBeCheckedAgain(known, unpacked.release)) throw versionExists();
    const { serving, replaced } = await readServingBeside(deps.db, name);
    const candidate = unpacked.release;
    await refuseUnreadableTypes(candidate);
    const sizes = gzippedSizes(unpacked);
    const checks = await checkRelease({ candidate, sizes, serving, replaced });
    if (checks.some(({ ok }) => !ok)) throw releaseRefused(checks);
    if (known) return await checkAgain(deps, actor, { ...known, state: "checking", checks });
    const row = await storeRelease(deps, unpacked, {
      team: (await teamsRepository(deps.db).ownerOf(name))?.name ?? candidate.team,
      publishedBy: actor.label,
      state: "checking",
      checks,
      sizes,
    });
    if (!row) throw versionExists();
    return row;
  };

/** A type that cannot be read would refuse every other release that meets it. */
async function refuseUnreadableTypes({ apiSurface }: Release): Promise<void> {
  const types = Object.values(apiSurface).flatMap(Object.entries<string>);
  const faults = await findMismatches(
    types.map(([name, given]) => ({ given, expected: "unknown", label: `"${name}"` })),
  );
  const fault = faults.find((one) => one !== null);
  if (fault) throw badArchive(`Its release.json has a type that is none. ${fault}.`);
}

/** What a browser refused may have been the browser's fault: the same files are looked at once more. */
const mayBeCheckedAgain = (known: VersionRow, { integrity }: Release): boolean =>
  known.state === "refused" && isDeepStrictEqual(releaseOf(known).integrity, integrity);

async function checkAgain(
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
