import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "Five minutes with a pencil, before the light goes out.",
  introduction: [
    "Somewhere between the bathroom and the bed it begins. The winter tyres. Whether you answered Colin. What the woman at the bank meant by “for now”. None of it is large. At noon you would deal with each in four minutes. At night they go round like horses on a merry-go-round, and every time they come past they have grown.",
    "You would think that the head wants the thing done. It does not, or not tonight. In one set of experiments people were given something unfinished, and it came back at them while they tried to read. Then some of them were allowed to plan when and how they would do it. After that it mostly left them in peace, though not a stroke of work had been done. The head, it turns out, is a clerk. He does not need the letter answered. He needs to see it in the diary.",
    "A sleep laboratory in Texas tried this at bedtime. Fifty-seven young people wrote for five minutes, half of them about what they had done, half about what they still had to do. You might bet on the first lot. It was the second lot who fell asleep faster, and the more exact the list, the sooner. So “tyres” is no use. “Ring Kessler about the tyres, Tuesday at ten” is a thing that can be let go of.",
    "Use paper. On the phone you will have seen three messages before you reach the notes, and then there is a fourth thing to write down. The back of an envelope will do. Nobody else has to be able to read it.",
    "They were healthy and young, mind, without a tax letter in the drawer. A list does not make the pile smaller either. And some of what goes round has no next step: your marriage, your father, where the twenty years went. Those do not fit behind a bullet point. They need a talk, and a few of the later modules are meant for them.",
  ],
  benefits: [
    "You may fall asleep with fewer horses going round",
    "Small jobs get a day and an hour",
    "In the morning the list is there, and shorter than feared",
    "You see which worries have no next step",
    "It costs five minutes and a pencil",
  ],
  challenge: {
    title: "In the diary",
    description:
      "On four evenings, write for five minutes before you put out the light. Begin with what is nearest: tomorrow, then the days after. Leave the paper in the kitchen if you like.",
    tasks: [
      "Put paper and a pencil where you undress",
      "Write the list for five minutes on four evenings",
      "On one list, give every item a day, an hour and a first step",
    ],
  },
  videoTitle: "Ring Kessler about the tyres",
  journalPrompt:
    "What has been going round the longest? What would be the first step, on which day and at what time, or is it something without one?",
  sources: [
    {
      authors: "Masicampo, E. J. & Baumeister, R. F.",
      year: 2011,
      title:
        "Consider It Done! Plan Making Can Eliminate the Cognitive Effects of Unfulfilled Goals",
      publication: "Journal of Personality and Social Psychology",
    },
    {
      authors: "Scullin, M. K., Krueger, M. L., Ballard, H. K., Pruett, N. & Bliwise, D. L.",
      year: 2018,
      title:
        "The Effects of Bedtime Writing on Difficulty Falling Asleep: A Polysomnographic Study Comparing To-Do Lists and Completed Activity Lists",
      publication: "Journal of Experimental Psychology: General",
    },
  ],
};
