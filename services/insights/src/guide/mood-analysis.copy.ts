/** Words in a note that stand for what it is about. Lower case, whole words. */
export const TOPICS = {
  "Short nights": /\b(?:sle(?:ep|pt)|awake|insomnia|tired|nap)\b/i,
  "Work": /\b(?:work|boss|office|meeting|deadline|overtime|colleagues?|project|shift)\b/i,
  "Money": /\b(?:money|bank|bills?|debts?|mortgage|tax(?:es)?|rent|salary)\b/i,
  "Quarrels": /\b(?:quarrel(?:led)?|argument|argued|fight|shout(?:ed|ing)?|row)\b/i,
  "Family": /\b(?:wife|kids?|son|daughter|children|mother|father|brother|sister|family)\b/i,
  "Being alone": /\b(?:alone|lonely|nobody|empty house)\b/i,
  "Drinking": /\b(?:drank|drink|drinks|beers?|wine|whisky|hangover|drunk)\b/i,
  "Pain": /\b(?:pain|ache|back|knee|headache|migraine)\b/i,
  "Walking": /\b(?:walk(?:ed|ing)?|hike|hiked|run|ran|bike|cycled|garden)\b/i,
  "Friends": /\b(?:friends?|mates?|pub|team)\b/i,
} as const;
export type Topic = keyof typeof TOPICS;

export const SUGGESTIONS: Record<
  Topic,
  { category: "activity" | "habit" | "mindset"; title: string; description: string }
> = {
  "Short nights": {
    category: "habit",
    title: "Hold the end of the night that you can",
    description:
      "Get up on the same minute for two weeks, Sundays too, and leave the phone in the hall.",
  },
  "Work": {
    category: "habit",
    title: "Let the day run out on the way home",
    description:
      "Ten minutes without radio or calls, or once round the block, before you open the front door.",
  },
  "Money": {
    category: "mindset",
    title: "Give the sum a size",
    description:
      "One evening, one page: what comes in, what goes out. A number can be divided by twelve; a worry cannot.",
  },
  "Quarrels": {
    category: "mindset",
    title: "Ten minutes out, and back",
    description:
      "Say that you will be back in ten minutes, and be back. It is calmer to look at what stood behind it.",
  },
  "Family": {
    category: "activity",
    title: "Beside each other",
    description:
      "Do one thing this week with somebody at home where nobody has to look at anybody: a walk, a shelf, the car.",
  },
  "Being alone": {
    category: "activity",
    title: "One line to one man",
    description:
      "“Thought of you. How are things really?” The evening after you send it is often a bit less quiet.",
  },
  "Drinking": {
    category: "habit",
    title: "Only the counting",
    description:
      "Write down the glasses for five evenings, with no orders. If you drink heavily every day, speak with a doctor before you stop.",
  },
  "Pain": {
    category: "activity",
    title: "Have it looked at",
    description:
      "Write down when it comes and what you did before, and take that note to your doctor.",
  },
  "Walking": {
    category: "activity",
    title: "More of what went with good days",
    description: "Put two walks into the calendar, as you would the dentist.",
  },
  "Friends": {
    category: "activity",
    title: "A date rather than soon",
    description: "Fix the next evening with a friend before this one ends.",
  },
};

/** Where nothing in his notes says more. */
export const PLAIN_SUGGESTIONS = {
  heavy: {
    category: "mindset",
    title: "Enough for a heavy day",
    description:
      "On such days choose one thing that must be done, and let the rest wait until tomorrow noon.",
  },
  notes: {
    category: "activity",
    title: "Add three words",
    description:
      "Write a few words with your check-in. After some weeks they show what goes with your good days.",
  },
  keep: {
    category: "habit",
    title: "Keep one part of it on purpose",
    description:
      "Choose one thing you did in the good weeks, and give it a fixed place in the day.",
  },
  talk: {
    category: "activity",
    title: "Tell one person",
    description:
      "Two sentences to somebody who can listen: what is heavy, and since when. If it stays that low for two weeks, a doctor is a good one to tell.",
  },
} as const;
