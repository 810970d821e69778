import type { OfferedPass } from "@reclaim/contracts-releases/release-desk";
import { notFound } from "@reclaim/platform/errors";
import { changeLiveState, type LiveDeps } from "../live/change-live-state.use-case.ts";
import { describeOffer } from "./describe-offer.use-case.ts";
import { findInvitation } from "./find-invitation.use-case.ts";
import { grantAction } from "./passes.model.ts";
import { passesRepository } from "./passes.repository.ts";

/** Takes an invitation for the account that asks. */
export const acceptPass =
  (deps: LiveDeps) => async (userId: string, code: string): Promise<OfferedPass> => {
    const { result } = await changeLiveState(deps, async ({ tx, now, audit }) => {
      const row = await findInvitation({ ...deps, db: tx }, code);
      await passesRepository(tx).endOwn(userId, now, { kind: row.kind, name: row.name });
      if (!await passesRepository(tx).take(row.id, userId)) throw notFound();
      const { kind, name, version, label } = row;
      await audit({ actor: `${label} (invited)`, action: grantAction(kind), name, version });
      return row;
    });
    return await describeOffer(deps, result);
  };
