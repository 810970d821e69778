import { defineError } from "@reclaim/platform/errors";

export const categoryNotFound = defineError(404, "category_not_found", "Category not found.");
export const categoryExists = defineError(
  409,
  "category_exists",
  "A category with this name or slug already exists.",
);
