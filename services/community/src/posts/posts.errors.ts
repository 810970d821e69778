import { defineError } from "@reclaim/platform/errors";

export const postNotFound = defineError(404, "post_not_found", "Post not found.");
export const categoryUnknown = defineError(
  422,
  "category_unknown",
  "Please select a category for your post.",
);
