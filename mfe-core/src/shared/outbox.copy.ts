export const copy = {
  waiting: "Kept on this device. It goes out by itself as soon as it can.",
  sent: { title: "Sent", description: "What waited on this device is saved now." },
  refused: "It could not be saved.",
  copy: "Copy the words",
  copied: { title: "Copied" },
  notCopied: { title: "Not copied", description: "Select the words and copy them by hand." },
  discard: "Discard",
  keep: "Keep it",
  discardTitle: "Discard what you wrote?",
  discardWords: "It has not been saved anywhere else. You cannot get it back.",
  signOut: {
    title: (count: number) =>
      count === 1 ? "One thing was not sent" : `${count} things were not sent`,
    words:
      "What you made offline stays on this device, for you alone. It goes out when you sign in here again.",
    guestWords: (count: number) =>
      `What you made offline was not sent, and goes with it: ${count} ${
        count === 1 ? "thing" : "things"
      }.`,
  },
};
