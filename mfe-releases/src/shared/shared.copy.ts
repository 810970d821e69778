export const copy = {
  cancel: "Cancel",
  notDone: "That did not work",
  unreachable: "The releases service did not answer. See what is live before you try again.",
};
