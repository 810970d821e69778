export const copy = {
  title: "What is stored, and who sees it",
  stored: [
    {
      what: "Check-ins, journal and modules",
      who: "Only you can see them.",
    },
    {
      what: "Name, age band, goals and settings",
      who:
        "Only you can see them. They make your pages fit you, and your time zone decides which day it is.",
    },
    {
      what: "E-mail and password",
      who:
        "Only for signing in and for mail from us. Your password is stored in a form that nobody " +
        "can read.",
    },
    {
      what: "Men's Circle",
      who:
        "Other men see your posts and replies under your pseudonym. The circle does not know who " +
        "you are.",
    },
    {
      what: "Feedback and messages to support",
      who: "Our team reads them, to help you and to make Reclaim better.",
    },
    {
      what: "AI guidance",
      who: "Where a model answers, it gets moods and words, but neither your name nor your e-mail.",
    },
  ],
  nobodyElse: "There is no advertising here, and no one else's trackers.",
  take: {
    title: "Take it with you",
    words: "Everything that is stored about you, in files that you can keep and open elsewhere.",
    data: "Download my data (JSON)",
    journal: "Download my journal (Markdown)",
  },
};
