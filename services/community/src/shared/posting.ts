import { type Identity, requireTier } from "@reclaim/platform/identity";

/** Starter members read along; writing begins with Essential (D4, D42). Errors: 403. */
export const requirePosting = (caller: Identity): void =>
  requireTier(caller, "essential", "community_posting");
