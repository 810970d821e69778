import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "Find out what the loud feeling is standing in front of.",
  introduction: [
    "Somebody has put the big pan in the dishwasher the wrong way round, so that nothing under it gets clean. It is a quarter past nine. What follows takes ninety seconds, is heard on both floors and contains the words “in this house” twice. Then it is very quiet, and your daughter has gone upstairs without her toast.",
    "No grown man loses his temper over a pan. That is little comfort to the people in the kitchen, but it is worth knowing. By a quarter past nine the pan has had the meeting at eleven put into it, where a man of thirty explained your own work to you. It has had the letter from the bank put into it as well, and the knee.",
    "For many of us anger was the one feeling that was let out of the house. Sad got you laughed at in the school yard, and scared was worse. Angry passed. So hurt learned to go out in anger's jacket, and fear borrowed it, and shame still has it most evenings. To read it, wait until your pulse is down and ask what you were about to lose. Respect, sleep, a plan, the sense of being any use? Look behind the noise, and what you find there is often smaller and a good deal softer.",
    "Letting it out is poor advice. In a well-known experiment, students whose work had been rudely marked hit a punchbag while they thought about whoever had done it. They came away angrier than those who had sat still and done nothing, and when they got the chance to pay it back, they were harsher. Keep the bag for your shoulders.",
    "What you need is a gap. Leave the room before the sentence comes, and say that you will be back. Most marriages can survive “I need ten minutes”. Then do come back. Walking out and staying out is only another way of shouting.",
    "None of this settles who was right about the pan. Sometimes the anger is correct, somebody has wronged you, and it should be said, in a normal voice, on the next day. And a page is no help against the kind that frightens people. If they go still when your key turns in the lock, you need a person for that. The note below says who.",
  ],
  benefits: [
    "Ten minutes between the spark and the sentence",
    "A clearer idea of what you were afraid to lose",
    "Complaints that name the real thing and can be answered",
    "Fewer evenings spent apologising for a pan",
    "A house that may be calmer, and you less hoarse",
  ],
  challenge: {
    title: "Ten minutes out",
    description:
      "Pick a calm evening early in the week and tell the others what you are going to try. After that you only need one occasion. There is usually one by Wednesday.",
    tasks: [
      "Tell those at home that you may leave a row for ten minutes",
      "Leave once before the sentence, and return when you said",
      "Write down afterwards what you stood to lose",
    ],
  },
  videoTitle: "The pan, the meeting and the knee",
  journalPrompt:
    "Take your last outburst, minute by minute. What was at stake for you, and who in the room could have known?",
  caution:
    "Talk to your doctor if outbursts are new or growing, above all with headaches, forgetfulness, a new medicine, heavy drinking or weeks of bad sleep. If your chest hurts or tightens during a rage or after it, ring the emergency number and sit down. If you have hit, pushed or threatened somebody, or fear that you will, stay elsewhere tonight and speak today with your doctor or with a helpline for men who use violence.",
  sources: [
    {
      authors: "Bushman, B. J.",
      year: 2002,
      title:
        "Does Venting Anger Feed or Extinguish the Flame? Catharsis, Rumination, Distraction, Anger, and Aggressive Responding",
      publication: "Personality and Social Psychology Bulletin",
    },
  ],
};
