import { defineError } from "@reclaim/platform/errors";

export const alreadyLiked = defineError(
  409,
  "already_liked",
  "You've already supported this post.",
);
export const likeNotFound = defineError(404, "like_not_found", "You do not support this post.");
