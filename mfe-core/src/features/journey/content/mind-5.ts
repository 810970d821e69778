import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "Half past five, the hard chair, and not before.",
  introduction: [
    "Third level of the car park, engine off. Nobody expects you for another nine minutes. You spend them on your pension, a mole, your daughter's driving and a remark the new director let fall on Tuesday. Then you go in and say morning.",
    "Worry passes for work. You go over a thing for the tenth time, and it feels as though somebody were at least on guard. But a watchman who shouts all day guards nothing. After a while nobody turns round any more, and he himself is hoarse. Worry is also greedy for places. Let it into the car and it takes the car. Then it wants the shower, and then the side of the bed by the wall.",
    "In 1983 researchers gave worriers a strange order: keep it up, but punctually. Half an hour a day, always at the same time, always in the same place. Whatever turned up outside those hours was to be put off until then. After four weeks they were worrying less through the day than those who had been left to it. Thirty years later a small trial ran for two weeks and came out much the same, and sleep got better along with it.",
    "You do not have to win against a worry. You never have, at four in the morning. You have only to tell it when you are in. And there you bring a gift. You have put off the gutter since March and the dentist since the one before. Put this off till half past five. Then sit down on a hard chair, never the bed, and write. Some of what you booked will not show up. What does can be sorted: here is a first step, there is nothing to be done tonight.",
    "The method is no good against trouble with a date on it. If the bailiff comes on Thursday, do not make an appointment; open the letter. And half an hour of order changes nothing about the thing itself. The mole wants looking at in any case.",
  ],
  benefits: [
    "The car may go back to being a car",
    "Worries may grow shorter for having to wait",
    "You find out which of them keep their appointment",
    "Something to tell yourself at four in the morning",
    "First steps for those that have one",
  ],
  challenge: {
    title: "Office hours",
    description:
      "Choose half an hour that comes round every working day, well before bed, and a seat you do not rest in. When a worry calls outside those hours, write down two words and tell it when you are in. If half an hour is long, take fifteen minutes.",
    tasks: [
      "Fix the time and the chair, and tell one person at home",
      "On four days, note worries in two words and put them off",
      "At one sitting, sort them: a first step, or nothing tonight",
    ],
  },
  videoTitle: "The watchman who shouts all day",
  journalPrompt:
    "Which worry comes most often, and where does it like to find you? What did the one you had a year ago turn into?",
  caution:
    "If you have worried on most days for half a year and cannot stop, if your heart races out of nothing, or if you now stay away from places or people out of fear, talk to a doctor. There is more help for that than a chair and a notebook.",
  sources: [
    {
      authors: "Borkovec, T. D., Wilkinson, L., Folensbee, R. & Lerman, C.",
      year: 1983,
      title: "Stimulus control applications to the treatment of worry",
      publication: "Behaviour Research and Therapy",
    },
    {
      authors: "McGowan, S. K. & Behar, E.",
      year: 2013,
      title:
        "A Preliminary Investigation of Stimulus Control Training for Worry: Effects on Anxiety and Insomnia",
      publication: "Behavior Modification",
    },
  ],
};
