export const copy = {
  title: "An invitation",
  back: "Home",
  looking: "Looking at the invitation …",
  tester: {
    heading: (team: string) => `${team} invites you to try what is new`,
    words: "You get new versions of a part of Reclaim earlier than others. All that is yours " +
      "stays as it is: your entries, your plan, your settings.",
  },
  override: {
    heading: (team: string) => `${team} invites you to try one version`,
    words: "You get this version of a part of Reclaim instead of what everybody gets; a banner " +
      "says so, and one press ends it. All that is yours stays as it is.",
  },
  part: "Part of Reclaim",
  version: "Version",
  whatIsNew: "whatever is being tried",
  from: "From",
  until: "Until",
  accept: "Take part",
  accepting: "One moment …",
  decline: "No, thank you",
  accepted: "You take part",
  acceptedWords: "From the next page on you get it. If something does not work, tell the one who " +
    "invited you: that is what it is for.",
  start: "Start",
  gone: "This invitation is over",
  goneWords: "It was used already, or its time has passed. Ask whoever sent it for a new one.",
  failed: "The invitation could not be looked at.",
  failedHint: "It is still good. Check your connection, then try again.",
  notAccepted: "That did not reach us. Try again in a moment.",
};
