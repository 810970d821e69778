export const copy = {
  title: "Category",
  back: "All categories",
  create: "Create Post",
  empty: "No posts in this category yet. Be the first to share!",
  missing: "Category not found",
  missingText: "It may have been renamed, or the link has a slip in it.",
  backToCategories: "Back to Categories",
  failed: "Failed to fetch category",
};
