import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "An empty hour that you took, and were not left with.",
  introduction: [
    "Twelve of eighteen men gave themselves an electric shock. Nobody made them. They had been put in a bare room for a quarter of an hour with their own thoughts and a button. They had all felt that shock beforehand and said they would pay money not to feel it again. Of the women, a quarter pressed it.",
    "So if you have ever read the back of a shampoo bottle for want of anything else, you are in company. An empty hour is not pleasant at first. You have got out of the way of it. The petrol pump has a screen now, the queue has your phone, and in the shower a man explains Rome.",
    "One finding may spare you some trouble. Time spent alone tends to turn feelings down, the good ones along with the bad, as if somebody had leant on the dial. Whether it does you good seems to hang on who shut the door. People who had chosen to be alone came out of it calmer and less stressed. An hour that is left over, when the others have gone to the lake without you, is a different thing from an hour you took.",
    "So take it the way you take the dentist: a day, a time, a place. Saturday at seven, the bench behind the allotments. No book, no phone, nothing in your ears, and nothing to achieve. Do not wait for great thoughts. First come the shopping and an old quarrel. Then it is dull for a long time. With luck, at minute forty, there turns up what you have been driving round in circles for a year. When they ask what you were doing, “nothing” is a full answer, and nobody will believe it.",
    "Some hours stay a cold bench and that is all. And for a man who is alone all week, more of it is not what is missing. He had better ring somebody, and do his thinking on the way there.",
  ],
  benefits: [
    "Stress may go down a notch when the hour is yours",
    "What you have driven round for months may turn up",
    "Decisions may ripen before they are due",
    "One place where nobody can reach you",
    "You learn what you think when nobody is asking",
  ],
  challenge: {
    title: "The bench behind the allotments",
    description:
      "Find one hour this week, before the house is up or on the way home. If an hour is too much, thirty minutes are an hour for beginners. Defend it once against something sensible.",
    tasks: [
      "Put one empty hour in the calendar, with a place",
      "Spend it there without phone, book or radio",
      "Tell one person that the hour is taken, without a reason",
    ],
  },
  videoTitle: "Fifteen minutes and a button",
  journalPrompt:
    "What came up once the shopping list was through? Which thought would you have reached for the phone to be rid of?",
  caution:
    "If the empty hour fills up with the same dark thought each time, get up and go where people are. If that thought is of dying, open Get Help now.",
  sources: [
    {
      authors:
        "Wilson, T. D., Reinhard, D. A., Westgate, E. C., Gilbert, D. T., Ellerbeck, N., Hahn, C. et al.",
      year: 2014,
      title: "Just think: The challenges of the disengaged mind",
      publication: "Science",
    },
    {
      authors: "Nguyen, T. T., Ryan, R. M. & Deci, E. L.",
      year: 2018,
      title: "Solitude as an Approach to Affective Self-Regulation",
      publication: "Personality and Social Psychology Bulletin",
    },
  ],
};
