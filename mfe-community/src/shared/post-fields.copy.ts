export const copy = {
  type: "Type",
  types: { daily: "Daily Update", win: "Win/Achievement", support: "Request Support" },
  category: "Category",
  noCategory: "Select a category",
  more: "Add a title or tags",
  title: "Title (optional)",
  titleHint: (title: string) => `Left empty, it reads "${title}".`,
  content: "Your share",
  contentPlaceholder: "Share your thoughts with the circle",
  tags: "Tags (optional)",
  tagsPlaceholder: "sleep, patience",
  tagsHint: "Up to 5, with commas between them.",
  tooManyTags: "Use at most 5 tags.",
  tagTooLong: (tag: string) => `"${tag}" is too long: a tag has at most 30 characters.`,
  noContent: {
    title: "Content required",
    description: "Please share your thoughts before posting.",
  },
  categoryRequired: {
    title: "Category required",
    description: "Please select a category for your post.",
  },
};
