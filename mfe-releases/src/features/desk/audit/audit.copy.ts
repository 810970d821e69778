export const copy = {
  find: "Find in the log",
  findPlaceholder: "Release, person or action",
  none: "Nothing was done yet.",
  noneFound: "No line that is shown fits.",
  older: "Show older",
  loading: "Loading …",
  failed: "Older lines could not be reached just now. Try again.",
  by: (actor: string) => `by ${actor}`,
};
