import { defineError } from "@reclaim/platform/errors";

export const alreadyReacted = defineError(
  409,
  "already_reacted",
  "You've already used this reaction.",
);
export const reactionNotFound = defineError(
  404,
  "reaction_not_found",
  "You have no such reaction.",
);
