import type { OfferedPass } from "@reclaim/contracts-releases/release-desk";
import type { LiveDeps } from "../live/change-live-state.use-case.ts";
import { describeOffer } from "./describe-offer.use-case.ts";
import { findInvitation } from "./find-invitation.use-case.ts";

/** What an invitation offers; 404 when it is unknown, taken or over. */
export const previewPass = (deps: LiveDeps) => async (code: string): Promise<OfferedPass> =>
  await describeOffer(deps, await findInvitation(deps, code));
