import { BUCKETS } from "@reclaim/contracts/composition";
import type { CanaryShare, ReleaseCheck } from "@reclaim/contracts/release-desk";
import { SHELL } from "@reclaim/contracts/releases";
import type { Db } from "@reclaim/platform/database";
import { notFound } from "@reclaim/platform/errors";
import { checkRelease, checkWithdrawal } from "../checks/checks.model.ts";
import { releaseRefused, unknownVersion } from "../publishing/publishing.errors.ts";
import { versionsRepository } from "../publishing/versions.repository.ts";
import type { VersionRow } from "../publishing/versions.table.ts";
import { type Change, changeLive, type LiveDeps } from "./change-live.ts";
import { MOST_CANARIES } from "./compositions.model.ts";
import { revisionOf } from "./history.model.ts";
import {
  changedMeanwhile,
  liveAlready,
  nothingToRollBackTo,
  notPassed,
  shellStays,
  tooManyCanaries,
} from "./live.errors.ts";
import { lastGood } from "./last-good.model.ts";
import { liveRepository } from "./live.repository.ts";
import type { CanaryRow } from "./live.table.ts";
import { releaseOf, servingBeside } from "./serving.ts";

/** Who did it, as the audit log names him, and to what. */
interface Deed {
  actor: string;
  name: string;
  /** The revision that he saw, if he says so. */
  seen?: string | undefined;
}

/** Runs `change` when what gets traffic of the name is what was seen. */
const changeAsSeen = <Result>(
  deps: LiveDeps,
  { name, seen }: Deed,
  change: (change: Change) => Promise<Result>,
) =>
  changeLive(deps, async (changing) => {
    const live = liveRepository(changing.tx);
    if (seen !== undefined) {
      const current = (await live.liveNow()).find((row) => row.name === name);
      const canary = (await live.runningCanaries()).find((row) => row.name === name);
      if (seen !== revisionOf(current, canary)) throw changedMeanwhile();
    }
    return await change(changing);
  });

/** Makes a version what everybody gets. What runs on canary of that name ends. */
export const activate =
  (deps: LiveDeps) => async (deed: Deed & { version: string }): Promise<{ sequence: number }> => {
    const { actor, name, version } = deed;
    const { sequence } = await changeAsSeen(deps, deed, async (change) => {
      const row = await passed(change.tx, name, version);
      await mustFit(change.tx, row);
      await putLive(change, row, actor, "replaced");
      await change.tell({ actor, action: "activated", name, version });
    });
    return { sequence };
  };

/** Gives a version to a share of the visitors, or changes the share. */
export const putOnCanary =
  (deps: LiveDeps) =>
  async (deed: Deed & CanaryShare & { version: string }): Promise<{ sequence: number }> => {
    const { actor, name, version, percent, tiers = [] } = deed;
    const { sequence } = await changeAsSeen(deps, deed, async ({ tx, now, tell }) => {
      const live = liveRepository(tx);
      const row = await passed(tx, name, version);
      const current = await live.liveNow();
      if (current.some((one) => one.name === name && one.version === version)) throw liveAlready();
      await mustFit(tx, row);
      const running = await live.runningCanaries();
      const own = running.find((canary) => canary.name === name);
      const detail = [`${percent} %`, ...tiers].join(", ");
      if (own?.version === version) {
        await live.shareCanary(own.id, { percent, tiers });
        return await tell({ actor, action: "canary changed", name, version, detail });
      }
      if (!own && running.length >= MOST_CANARIES) throw tooManyCanaries();
      if (own) await live.endCanary(own.id, now, "stopped");
      const id = deps.newId();
      const offset = Number.parseInt(id.slice(0, 8), 16) % BUCKETS;
      await live.startCanary({
        id,
        name,
        version,
        percent,
        tiers,
        offset,
        startedAt: now,
        startedBy: actor,
      });
      await tell({ actor, action: "canary started", name, version, detail });
    });
    return { sequence };
  };

/** Everybody gets what is live again. Nothing when no canary of that name runs. */
export const stopCanary = (deps: LiveDeps) => async (deed: Deed): Promise<{ sequence: number }> => {
  const { actor, name } = deed;
  const { sequence } = await changeAsSeen(deps, deed, async (change) => {
    const canary = await endCanaryOf(change, name);
    if (!canary) return;
    await change.tell({ actor, action: "canary stopped", name, version: canary.version });
  });
  return { sequence };
};

/**
 * Goes back: to `version`, any that has passed; without one ends a running canary, else goes to the
 * last good version.
 */
export const rollBack = (deps: LiveDeps) =>
async (
  deed: Deed & { version?: string | undefined },
): Promise<{ version: string | null; sequence: number }> => {
  const { actor, name, version } = deed;
  const { result, sequence } = await changeAsSeen(deps, deed, async (change) => {
    const { tx, tell } = change;
    const history = await liveRepository(tx).activations(name);
    const now = history.find(({ endedAt }) => endedAt === null);
    const canary = await endCanaryOf(change, name);
    if (canary && !version) {
      await tell({ actor, action: "canary stopped", name, version: canary.version });
      return now?.version ?? null;
    }
    const target = version ?? lastGood(history);
    if (!target) throw nothingToRollBackTo();
    const row = await passed(tx, name, target);
    await mustFit(tx, row);
    await putLive(change, row, actor, "rolled back");
    await tell({ actor, action: "rolled back", name, version: target });
    return target;
  });
  return { version: result, sequence };
};

/** Takes a remote off every page: its paths, its navigation, its slots. */
export const withdraw = (deps: LiveDeps) => async (deed: Deed): Promise<{ sequence: number }> => {
  const { actor, name } = deed;
  if (name === SHELL) throw shellStays();
  const { sequence } = await changeAsSeen(deps, deed, async (change) => {
    const live = liveRepository(change.tx);
    const before = (await live.liveNow()).find((row) => row.name === name);
    const canary = await endCanaryOf(change, name);
    const version = before?.version ?? canary?.version;
    if (!version) throw notFound();
    await mustBeSpare(change.tx, name);
    await live.endActivation(name, change.now, "withdrawn");
    await change.tell({ actor, action: "withdrawn", name, version });
  });
  return { sequence };
};

async function passed(tx: Db, name: string, version: string): Promise<VersionRow> {
  const row = await versionsRepository(tx).find(name, version);
  if (!row) throw unknownVersion();
  if (row.state !== "passed") throw notPassed({ state: row.state, checks: row.checks });
  return row;
}

/** What is live may have changed since it was published. */
async function mustFit(tx: Db, row: VersionRow): Promise<void> {
  const beside = await servingBeside(tx, row.name);
  mustPass(checkRelease({ candidate: releaseOf(row), sizes: row.sizes, ...beside }));
}

/** Nobody who gets traffic needs it. */
async function mustBeSpare(tx: Db, name: string): Promise<void> {
  const { serving, replaced: leaving } = await servingBeside(tx, name);
  if (leaving?.kind === "remote") mustPass(checkWithdrawal(leaving, serving));
}

function mustPass(checks: ReleaseCheck[]): void {
  if (checks.some(({ ok }) => !ok)) throw releaseRefused(checks);
}

/** `row` is live from now on; whatever was, ended. False when it was live already. */
export async function putLive(
  change: Change,
  { name, version }: Pick<VersionRow, "name" | "version">,
  by: string,
  ended: "replaced" | "rolled back",
): Promise<boolean> {
  const live = liveRepository(change.tx);
  await endCanaryOf(change, name, (canary) => canary === version ? "activated" : "stopped");
  const before = (await live.liveNow()).find((row) => row.name === name);
  if (before?.version === version) return false;
  await live.endActivation(name, change.now, ended);
  await live.activate({ name, version, at: change.now, by });
  return true;
}

async function endCanaryOf(
  { tx, now }: Change,
  name: string,
  ended: (version: string) => CanaryRow["ended"] = () => "stopped",
): Promise<CanaryRow | undefined> {
  const live = liveRepository(tx);
  const canary = (await live.runningCanaries()).find((one) => one.name === name);
  if (canary) await live.endCanary(canary.id, now, ended(canary.version));
  return canary;
}
