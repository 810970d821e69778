import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "One plain request, made before the last possible minute.",
  introduction: [
    "You once took a washing machine down two flights of stairs on your own. The neighbour was at home and would have helped, and that was just the trouble. It cost fifty minutes and a piece of the wall. You tell it as a funny story, and it is quite a good one. It is also a fair account of your last five years.",
    "In most families, and in most firms, there is one who holds things up. The others lean, without any malice, as one leans on a wall. Nobody asks the wall how it is. After twenty years he has forgotten that he is not one. When others break down he knows what to do. For his own case there is no procedure.",
    "Researchers sent fifty visitors to a park off to find somebody who would take their picture. Each had to guess first how it would go. They thought they would be more of a nuisance than they were, and that people would be less willing. Forty-seven of the fifty got a yes from the first person they asked. The strangers, questioned later, had felt better about it than those who asked had supposed. A photograph is no washing machine. Still, you probably make the same mistake in your sums.",
    "Now turn it round. When a colleague last asked you for something you could really do, did you think less of him? You were in a good mood until supper. By never asking, you keep that from everyone around you, year after year. It passes for strength. From their side it looks more like a door that is kept shut.",
    "A request that works is small and has edges. “Could you come to the hospital with me on the ninth and just sit there?” Put no joke behind it and no list of reasons. Then comes the hard part, which is to say nothing until he has answered.",
    "Some will refuse. One or two will help and let you pay for it until you die; you know their names, so begin elsewhere. The load stays what it was, only with more hands under it. Some things a mate is not built for, such as a lump, or drink, or the thought that it would be simpler not to be here. For those you want somebody who does it for a living, and soon.",
  ],
  benefits: [
    "A sentence ready for the day you need it",
    "A second pair of hands on at least one thing",
    "Some practice while the matter is still small",
    "The pleasure of being useful, left to others too",
    "The right door, perhaps a year earlier",
  ],
  challenge: {
    title: "The other end of the machine",
    description:
      "Ask for something this week that you could just about manage alone. It is meant to be small. You are testing the sentence, so that it holds when you need it.",
    tasks: [
      "List three things that you are carrying without need",
      "Ask one person for one of them, with day and hour",
      "Stay silent after asking until there is an answer",
    ],
  },
  videoTitle: "The wall that nobody asked",
  journalPrompt:
    "Who would be glad to be asked by you, and for what? What do you fear would change between you?",
  caution:
    "This is the place for the thing you have told nobody. Blood in stool, urine or spit, a new lump, weight lost without trying, or tightness in the chest on the stairs: ring the surgery tomorrow, and if the chest hurts now, the emergency number. If you shake or sweat without a drink, do not stop on your own, since that can be dangerous; a doctor can make it safer. If you think of taking your life, tell one person tonight and use Get Help.",
  sources: [
    {
      authors: "Zhao, X. & Epley, N.",
      year: 2022,
      title:
        "Surprisingly Happy to Have Helped: Underestimating Prosociality Creates a Misplaced Barrier to Asking for Help",
      publication: "Psychological Science",
    },
  ],
};
