import type { Pillar } from "@reclaim/contracts-members/catalogue";
import type { Strategy } from "@reclaim/contracts-insights/recommendations";

/** Ways to go on for some weeks or months. The module of the pillar is put in as a step. */
export const STRATEGIES: Record<Pillar, readonly Strategy[]> = {
  body: [
    {
      title: "Two weeks on the same minute",
      timeframe: "short",
      description:
        "Sleep first: everything else is done by the man who slept. You hold one end of the night, the minute you get up.",
      steps: [
        "Choose the minute you can keep on Sundays, too",
        "Put the phone in the hall for three nights a week",
        "After two weeks, compare your moods with the two before",
      ],
    },
    {
      title: "Three months on your feet",
      timeframe: "medium",
      description:
        "No gym and no plan with a name. Half an hour of walking in small change, and twice a week something heavy.",
      steps: [
        "Month one: walk on five days, in as many pieces as you like",
        "Month two: add two evenings of twenty minutes for strength",
        "Month three: keep what you did not miss a single week",
      ],
    },
    {
      title: "A body for the next twenty years",
      timeframe: "long",
      description:
        "Nothing heroic. A doctor who knows your numbers, legs that carry you, evenings that end.",
      steps: [
        "Book the check-up and write the numbers down",
        "Keep one fixed day a week for a long walk",
        "Every three months, change one habit and leave the rest alone",
      ],
    },
  ],
  mind: [
    {
      title: "Four weeks with an emptier head",
      timeframe: "short",
      description:
        "What goes round at night can be put down. Paper in the evening, one closed hour in the day.",
      steps: [
        "Write for five minutes before the light goes out, four nights a week",
        "Close the door for one hour on three days",
        "At the end, strike what you carried along for nothing",
      ],
    },
    {
      title: "Two months of fewer open ends",
      timeframe: "medium",
      description:
        "It is seldom the work, it is the beginnings. You finish small things and say no to some.",
      steps: [
        "Each Monday, choose the three things that will have an end",
        "Say no to one request a week, without a reason",
        "Give worries half past five, and the rest of the day to you",
      ],
    },
    {
      title: "A year with room to think",
      timeframe: "long",
      description:
        "One hour a week that belongs to nobody, kept long enough to find out what grows in it.",
      steps: [
        "Write the hour into the calendar and defend it once a month",
        "Pick up one thing that you cannot do",
        "Every quarter, ask what takes up room and does not deserve it",
      ],
    },
  ],
  emotional: [
    {
      title: "Three weeks of one true sentence",
      timeframe: "short",
      description:
        "Said at home, in the course of something else. It is practice, so small ones count.",
      steps: [
        "Find a better word than fine, twice a day",
        "Say one true sentence a day to somebody who lives with you, or write it down",
        "On Sundays, note which sentence was answered",
      ],
    },
    {
      title: "Two months to pick up a thread",
      timeframe: "medium",
      description:
        "A friend, a brother, a son. Not a speech: one line, one date, something to do beside each other.",
      steps: [
        "Send one line to one man this week",
        "Fix a date for something with tools, wheels or a hill",
        "Ask for one small thing each month that you could just manage alone",
      ],
    },
    {
      title: "A longer look along the line",
      timeframe: "long",
      description:
        "What came to you from your father, and what you hand on. It takes seasons, and it may.",
      steps: [
        "Write down what you want to keep of him, and what not",
        "Give one old loss an evening of its own",
        "Tell the people at your table one thing that has held",
      ],
    },
  ],
  financial: [
    {
      title: "Four weeks to one page",
      timeframe: "short",
      description:
        "What comes in, what goes out, what you owe. You only measure; a surveyor knocks down no walls on his first visit.",
      steps: [
        "Collect the envelopes in one box",
        "One evening for adding up, without guests and a second glass",
        "Show the page to one person before the month is over",
      ],
    },
    {
      title: "Three months to a clutch",
      timeframe: "medium",
      description:
        "The sum of the next broken thing, put aside where no card reaches it. Small, and by itself.",
      steps: [
        "Open an account without a card and name it after the repair",
        "Cancel two things that leave by themselves",
        "Let the same small sum move on payday",
      ],
    },
    {
      title: "A year of debts in a line",
      timeframe: "long",
      description:
        "One end to begin at, and a figure for enough. Slow is fine as long as it goes in one direction.",
      steps: [
        "Write the line: to whom, how much, at what rate",
        "Begin at the end that costs the most, and call whoever can spread it",
        "Every three months, say aloud what the money is for",
      ],
    },
  ],
};
