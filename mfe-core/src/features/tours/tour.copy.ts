export const copy = {
  missed: "There is nothing to show on this page right now.",
};
