export const copy = {
  title: "My Posts",
  back: "Men's Circle",
  as: (name: string) => `as ${name}`,
  categories: "Categories",
  share: "Create Post",
  empty: "You haven't created any posts yet. Share your thoughts with the community!",
  moreDecisions: "Show more decisions",
  blocked: {
    title: "Blocked names",
    text: "You see nothing of what they write. They do not learn it.",
    unblock: "Unblock",
    unblockName: (name: string) => `Unblock ${name}`,
  },
};
