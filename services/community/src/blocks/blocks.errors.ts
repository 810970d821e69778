import { defineError } from "@reclaim/platform/errors";

export const pseudonymUnknown = defineError(
  404,
  "pseudonym_unknown",
  "There is no member of that name.",
);
export const ownPseudonym = defineError(422, "own_pseudonym", "Nobody can block himself.");
export const alreadyBlocked = defineError(
  409,
  "already_blocked",
  "This member is blocked already.",
);
export const blockNotFound = defineError(404, "block_not_found", "This member is not blocked.");
