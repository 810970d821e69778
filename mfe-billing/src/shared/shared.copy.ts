export const copy = {
  plansFailed: "The plans did not load.",
  plansFailedHint: "Nothing has changed for you. Check your connection, then try again.",
  orderNoMessage: "Failed to create subscription",
  orderNoAnswer: "Failed to initiate subscription",
};
