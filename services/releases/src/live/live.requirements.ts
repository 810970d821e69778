import type { ReleaseCheck } from "@reclaim/contracts-releases/release-desk";
import type { Db } from "@reclaim/platform/database";
import { checkRelease, checkRemoval } from "../checks/checks.model.ts";
import { releaseRefused } from "./live.errors.ts";
import { unknownVersion } from "../versions/versions.errors.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import type { VersionRow } from "../versions/versions.table.ts";
import { notPassed } from "./live.errors.ts";
import { readServingBeside } from "./read-serving-beside.use-case.ts";
import { releaseOf } from "../versions/versions.model.ts";

/** A version that has passed all checks; 404 for an unknown one, 409 `not_passed` for another. */
export async function findPassedVersion(
  tx: Db,
  name: string,
  version: string,
): Promise<VersionRow> {
  const row = await versionsRepository(tx).find(name, version);
  if (!row) throw unknownVersion();
  if (row.state !== "passed") throw notPassed({ state: row.state, checks: row.checks });
  return row;
}

/** 422 `release_refused` for a version that does not fit what is live by now. */
export async function requireCompatible(tx: Db, row: VersionRow): Promise<void> {
  const beside = await readServingBeside(tx, row.name);
  requirePassedChecks(
    await checkRelease({ candidate: releaseOf(row), sizes: row.sizes, ...beside }),
  );
}

/** 422 `release_refused` for a remote whose pages or slots others need. */
export async function requireRemovable(tx: Db, name: string): Promise<void> {
  const { serving, replaced: leaving } = await readServingBeside(tx, name);
  if (leaving?.kind === "remote") requirePassedChecks(await checkRemoval(leaving, serving));
}

function requirePassedChecks(checks: ReleaseCheck[]): void {
  if (checks.some(({ ok }) => !ok)) throw releaseRefused(checks);
}
