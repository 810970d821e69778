import {
  type MadePass,
  type NewPass,
  type OfferedPass,
  PASS_HOURS,
} from "@reclaim/contracts/release-desk";
import { invalidInput, notFound } from "@reclaim/platform/errors";
import { changeLive, type LiveDeps } from "../live/change-live.ts";
import { notPassed } from "../live/live.errors.ts";
import { liveRepository } from "../live/live.repository.ts";
import { unknownVersion } from "../publishing/publishing.errors.ts";
import { versionsRepository } from "../publishing/versions.repository.ts";
import type { Actor } from "../teams/actors.ts";
import { hashOf, newSecret } from "../teams/teams.model.ts";
import { teamsRepository } from "../teams/teams.repository.ts";
import { passesRepository } from "./passes.repository.ts";
import type { PassRow } from "./passes.table.ts";

const HOUR = 3_600_000;

/** Makes an invitation for one person, or, with `mine`, a pass of the one who asks. */
export const makePass =
  (deps: LiveDeps) => async (actor: Actor, userId: string, wanted: NewPass): Promise<MadePass> => {
    const { kind, name, label, hours, mine = false } = wanted;
    const version = kind === "override" ? wanted.version ?? "" : null;
    if (kind === "override" && hours > PASS_HOURS) {
      throw invalidInput([{ field: "hours", message: `At most ${PASS_HOURS} hours.` }]);
    }
    if (version !== null) {
      const row = await versionsRepository(deps.db).find(name, version);
      if (!row) throw unknownVersion();
      if (row.state !== "passed") throw notPassed({ state: row.state, checks: row.checks });
    }
    const code = newSecret("rci_");
    const id = deps.newId();
    await changeLive(deps, async ({ tx, now, tell }) => {
      if (mine) await passesRepository(tx).endOwn(userId, now, { kind, name });
      await passesRepository(tx).add({
        id,
        kind,
        name,
        version,
        userId: mine ? userId : null,
        label,
        by: actor.label,
        codeHash: mine ? null : hashOf(code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + hours * HOUR),
        endedAt: null,
      });
      const action = mine ? granted(kind) : "invitation made";
      await tell({ actor: actor.label, action, name, version, detail: label });
    });
    // In the hash of an address, which no server sees.
    return { id, path: mine ? null : `/releases/pass#${code}` };
  };

const granted = (kind: PassRow["kind"]) => kind === "tester" ? "tester added" : "override granted";

/** What an invitation offers; 404 when it is unknown, taken or over. */
export const lookAtPass = (deps: LiveDeps) => async (code: string): Promise<OfferedPass> =>
  await offered(deps, await invitation(deps, code));

/** Takes an invitation for the account that asks. */
export const acceptPass =
  (deps: LiveDeps) => async (userId: string, code: string): Promise<OfferedPass> => {
    const { result } = await changeLive(deps, async ({ tx, now, tell }) => {
      const row = await invitation({ ...deps, db: tx }, code);
      await passesRepository(tx).endOwn(userId, now, { kind: row.kind, name: row.name });
      if (!await passesRepository(tx).take(row.id, userId)) throw notFound();
      const { kind, name, version, label } = row;
      await tell({ actor: `${label} (invited)`, action: granted(kind), name, version });
      return row;
    });
    return await offered(deps, result);
  };

async function invitation({ db, clock }: LiveDeps, code: string): Promise<PassRow> {
  const row = await passesRepository(db).invitation(hashOf(code), clock.now());
  if (!row) throw notFound();
  return row;
}

async function offered({ db }: LiveDeps, row: PassRow): Promise<OfferedPass> {
  const { kind, name, version, by, expiresAt } = row;
  const team = await teamsRepository(db).ownerOf(name);
  return {
    kind: kind === "tester" ? "tester" : "override",
    name,
    version,
    team: team?.name ?? name,
    by,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Ends a pass or takes an invitation back; `may` says whether the caller may. */
export const endPass = (deps: LiveDeps) => async (actor: Actor, id: string): Promise<void> => {
  await changeLive(deps, async ({ tx, now, tell }) => {
    const passes = passesRepository(tx);
    const row = await passes.find(id);
    if (!row || row.endedAt || !actor.may(row.name)) throw notFound();
    await passes.end(id, now);
    const { name, version, label: detail } = row;
    await tell({ actor: actor.label, action: "pass ended", name, version, detail });
  });
};

/** Brings somebody back to what is live. */
export const endOwnOverrides = (deps: LiveDeps) => async (userId: string): Promise<void> => {
  await changeLive(deps, async ({ tx, now, tell }) => {
    for (const row of await passesRepository(tx).endOwn(userId, now, { kind: "override" })) {
      const { name, version, label } = row;
      await tell({ actor: `${label} (invited)`, action: "override ended", name, version });
    }
  });
};

/** Who leaves takes what he had along: no gateway is told of him any more. */
export async function endPassesOf(deps: LiveDeps, userId: string): Promise<void> {
  const held = await liveRepository(deps.db).heldPasses(deps.clock.now());
  if (!held.some((pass) => pass.userId === userId)) return;
  await changeLive(deps, async ({ tx, now }) => {
    await passesRepository(tx).endOwn(userId, now);
  });
}
