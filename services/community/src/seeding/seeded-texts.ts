/** What seeded posts and comments say: a few sentences each, those at the front most often. */
export const SENTENCES = [
  "Slept six hours and woke before the alarm.",
  "The first week was the hardest, and then it was only hard.",
  "I walked before work, phone at home.",
  "Said no to the Saturday shift, and nobody died of it.",
  "My knee held on the stairs today.",
  "I talked with my son for ten minutes without looking at the clock.",
  "There is a number in my account again at the end of the month.",
  "Nobody at the office knows how close it was last spring.",
  "The doctor says that the blood pressure is better than in June.",
  "I keep a list of what went well, three lines every evening.",
  "Coffee after two was the thing that kept me up.",
  "We sat at the river and did not solve anything.",
  "Some days I still drive past the exit to my old job.",
  "My wife noticed before I did that I laugh again.",
  "I have put the bottles out of the house.",
  "Breathing slowly sounds like nothing, and it works.",
  "The divorce papers came, and I made soup.",
  "At fifty-two I have begun to swim.",
  "I asked for help, which I had never done.",
  "Has anybody here changed his work after twenty years?",
  "My father never spoke of it, so I write it here.",
  "Cut the grass, fixed the gate, went to bed tired in the good way.",
  "The budget for the month is on the fridge now.",
  "What do you do when the evening is long?",
] as const;

export const TITLES = [
  "A day like many",
  "Third week",
  "Sleeping again",
  "How do you begin?",
  "Back on my feet",
  "Said no",
  "The long evening",
  "A small step",
] as const;

export const TAGS = ["sleep", "walking", "money", "fatherhood", "work", "mornings"] as const;

/** Three of these make a name: 8,000 of them, from common to rare. */
export const SYLLABLES = [
  "bar",
  "del",
  "fim",
  "gor",
  "hul",
  "jas",
  "kev",
  "lin",
  "mor",
  "nad",
  "pel",
  "rik",
  "sol",
  "tav",
  "ulm",
  "vek",
  "wil",
  "xan",
  "yor",
  "zed",
] as const;
