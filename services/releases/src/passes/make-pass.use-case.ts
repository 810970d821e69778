import {
  type MadePass,
  type NewPass,
  OVERRIDE_MAX_HOURS,
} from "@reclaim/contracts-releases/release-desk";
import { invalidInput } from "@reclaim/platform/errors";
import { changeLiveState, type LiveDeps } from "../live/change-live-state.use-case.ts";
import { notPassed } from "../live/live.errors.ts";
import { unknownVersion } from "../versions/versions.errors.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import type { Actor } from "../teams/teams.authorization.ts";
import { createSecret, hashSecret } from "../teams/teams.model.ts";
import { passesRepository } from "./passes.repository.ts";
import { grantAction } from "./passes.model.ts";

const HOUR = 3_600_000;

/** Makes an invitation for one person, or, with `mine`, a pass of the one who asks. */
export const makePass =
  (deps: LiveDeps) => async (actor: Actor, userId: string, wanted: NewPass): Promise<MadePass> => {
    const { kind, name, label, hours, mine = false } = wanted;
    const version = kind === "override" ? wanted.version ?? "" : null;
    if (kind === "override" && hours > OVERRIDE_MAX_HOURS) {
      throw invalidInput([{ field: "hours", message: `At most ${OVERRIDE_MAX_HOURS} hours.` }]);
    }
    if (version !== null) {
      const row = await versionsRepository(deps.db).find(name, version);
      if (!row) throw unknownVersion();
      if (row.state !== "passed") throw notPassed({ state: row.state, checks: row.checks });
    }
    const code = createSecret("rci_");
    const id = deps.createId();
    await changeLiveState(deps, async ({ tx, now, audit }) => {
      if (mine) await passesRepository(tx).endOwn(userId, now, { kind, name });
      await passesRepository(tx).add({
        id,
        kind,
        name,
        version,
        userId: mine ? userId : null,
        label,
        by: actor.label,
        codeHash: mine ? null : hashSecret(code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + hours * HOUR),
        endedAt: null,
      });
      const action = mine ? grantAction(kind) : "invitation made";
      await audit({ actor: actor.label, action, name, version, detail: label });
    });
    // In the hash of an address, which no server sees.
    return { id, path: mine ? null : `/releases/pass#${code}` };
  };
