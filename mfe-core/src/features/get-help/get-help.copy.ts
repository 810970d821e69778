export const copy = {
  title: "Get help",
  lead: "If it is too much right now, talk to someone. These people do nothing else, they do not " +
    "judge, and you need no reason that is good enough.",
  more: "Not in danger, but not well?",
  moreWords:
    "Tell one person today how it is: a friend, your doctor, your brother. Say it plainly. " +
    "Most men who did say that it was the hardest part, and that it was enough to begin.",
  back: "Back",
  offer: {
    title: "You do not have to carry this alone",
    saved: "What you wrote sounds heavy. It is saved just as you wrote it: nothing was changed, " +
      "and we told nobody. These people listen, and you need no reason that is good enough.",
    instead: "What you wrote sounds heavy, so this is no moment for words from a machine. These " +
      "people listen, and you need no reason that is good enough.",
    more: "More about getting help",
    close: "Close",
  },
};
