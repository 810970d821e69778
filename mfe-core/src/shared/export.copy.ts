export const copy = {
  working: "Putting it together…",
  saved: (name: string) => `Saved as ${name}.`,
  failed: "The file could not be made. Please try again.",
};
