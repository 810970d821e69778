import { defineError } from "@reclaim/platform/errors";

export const alreadyDecided = defineError(
  409,
  "already_decided",
  "Somebody has decided this meanwhile, or there is nothing to decide.",
);
export const ownContent = defineError(
  403,
  "own_content",
  "Another moderator decides about what you wrote.",
);
export const pseudonymUnknown = defineError(
  404,
  "pseudonym_unknown",
  "There is nobody with this pseudonym any more.",
);
export const decisionNotFound = defineError(404, "decision_not_found", "Decision not found.");
export const appealNotFound = defineError(404, "appeal_not_found", "Appeal not found.");
export const alreadyAppealed = defineError(
  409,
  "already_appealed",
  "You have answered this decision already.",
);
export const notAppealable = defineError(
  422,
  "not_appealable",
  "There is nothing to answer: this decision is not against you, or was taken back.",
);
export const alreadyAnswered = defineError(
  409,
  "already_answered",
  "Somebody has answered this appeal meanwhile.",
);
