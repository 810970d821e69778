export const copy = {
  title: "Community Categories",
  lead: "Find the conversation that fits what you are going through.",
  back: "Men's Circle",
  browse: "Browse Posts",
  browseOf: (name: string) => `Browse Posts: ${name}`,
  loading: "Loading categories...",
  empty: "No categories available.",
  failed: "The categories could not be reached just now.",
  retry: "Try again",
};
