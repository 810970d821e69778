import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "It speaks first. The second sentence can be yours.",
  introduction: [
    "“Idiot.” You said it aloud, alone in the garage, over a screw that had rolled under the bench. If the neighbour's boy had dropped it, you would have said never mind and held the torch. You did not even look up. That is how long this voice has been on the staff.",
    "Listen for a day and you may notice that it has an accent. With some men it is a father, with others a sergeant, or a maths teacher in brown corduroy. It once did you a service. It got you through exams and through the first firm, and somewhere on the way you came to believe that without it you would lie down and never get up again. That belief is why it still has a key.",
    "The belief has been tested. In four experiments people were made to look at a weakness, at a wrong they had done or at a test they had failed. Some of them were led to see it as a fair friend would. They did not go slack. They were keener to put things right, and after the failed test they sat longer over the books than the others did. The shouting, it seems, was never the engine. It was just the noise you heard while you did the work.",
    "Fair is not soft. A good foreman says: this weld is bad, do it again, and I have seen you do better. One trick sounds daft and has been tried out with care. Talk to yourself by your name. In a row of studies, people who did so before a speech or a meeting with a stranger came through with less distress than those who said “I”. “Paul, you have stood up before worse rooms than this.” Say it in the car. Nobody is listening.",
    "The voice will not resign. After forty years it has rights. It will go on being the first to speak, and no page can get there before it. What you can practise is the second sentence. Some days the voice will even have a point, and then fairness means saying sorry to somebody and sleeping on it.",
  ],
  benefits: [
    "You hear the first sentence instead of obeying it",
    "Mistakes may cost you an hour and not a week",
    "You may dare to begin what you might do badly",
    "A way to steady yourself before a hard room",
    "Perhaps a milder tone with your children as well",
  ],
  challenge: {
    title: "Taking the minutes",
    description:
      "For five days you only keep the record. Write down what the voice says, as it says it, and give it one fair answer. You need not believe the answer yet.",
    tasks: [
      "Note three things the voice said, word for word",
      "Answer one as you would a good apprentice",
      "Before one hard thing, talk to yourself by name",
    ],
  },
  videoTitle: "What a good foreman says",
  journalPrompt:
    "What does the voice call you, and whose voice was it first? What would a man who is fair and knows you well say about the same thing?",
  caution:
    "If the voice tells you that you are a burden, or that nobody would miss you, then it is no longer strictness but an alarm. Tell somebody today, and open Get Help. If you hear it from outside, as though a person stood in the room, see a doctor this week.",
  sources: [
    {
      authors: "Breines, J. G. & Chen, S.",
      year: 2012,
      title: "Self-Compassion Increases Self-Improvement Motivation",
      publication: "Personality and Social Psychology Bulletin",
    },
    {
      authors:
        "Kross, E., Bruehlman-Senecal, E., Park, J., Burson, A., Dougherty, A., Shablack, H. et al.",
      year: 2014,
      title: "Self-Talk as a Regulatory Mechanism: How You Do It Matters",
      publication: "Journal of Personality and Social Psychology",
    },
  ],
};
