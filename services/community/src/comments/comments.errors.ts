import { defineError } from "@reclaim/platform/errors";

export const commentNotFound = defineError(404, "comment_not_found", "Comment not found.");
export const parentUnknown = defineError(
  422,
  "parent_unknown",
  "The comment that this replies to is not on this post.",
);
