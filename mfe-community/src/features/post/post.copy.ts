export const copy = {
  title: "Post",
  loading: "Loading post...",
  error: (message: string) => `Error: ${message}`,
  invalidId: "Invalid post ID",
  notFound: "Post not found",
  notFoundText: "It may have been deleted by its author.",
  failed: "Failed to fetch post",
  categoryFailed: "Failed to fetch category",
  return: "Return to Community",
};
