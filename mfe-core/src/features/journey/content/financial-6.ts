import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "What the money is for, said aloud to one person.",
  introduction: [
    "“What are we saving up for?” The girl is nine. She has been told that Dad cannot come on Saturday because of work, and that work is for money. He says, “So that we are safe.” She thinks it over and asks, “How will we know?”",
    "Most of us would answer with a figure, and the figure moves. First it was the deposit, then the mortgage, then a pension pot the size of a small airport. There is always another one after it, and always a man with a better car at the lights. “More” has no station at which you could get off. “Enough” has one, but it must be named before the train leaves.",
    "A sum on its own can never be enough, since there is nothing for it to be enough for. Start with the days. What should the money buy you by the time you are sixty, or seventy? The roof, to begin with. Wednesdays with a grandson. Never again having to be polite to Hartmann. In surveys of more than six thousand people, in four countries, those who paid to get rid of chores they disliked were on average more content with life. In a small trial, people felt better after paying for saved time than after buying a thing. Few of us think of it. We pay for a new mower, and then we mow.",
    "And with whom do you talk about any of this? For many men the answer is nobody. A hundred couples once kept a diary of their quarrels at home. Money was not the most frequent subject. But it came back more than others and was more often left unsolved, although they tried harder to solve it. Perhaps because the quarrel is about the price of a sofa, and the nine-year-old's question is sitting under it.",
    "So leave the spreadsheet in the other room for the first talk. Ask each other what money was like at home when you were ten: who had it, who asked for it, who shouted. You may learn more in half an hour than from twelve years of statements.",
    "Naming enough does not put it in the bank. For some the way there is long and has rent in it, and no fine thought about happiness will pay that. It is still better to know how far it is.",
  ],
  benefits: [
    "An answer to the question of a nine-year-old",
    "A figure that stays where you put it",
    "One talk about money without a quarrel about a sofa",
    "Some of your own hours back, where you can pay",
    "A reason to say no to the next promotion, or yes",
  ],
  challenge: {
    title: "How will we know?",
    description:
      "Write for ten minutes, then talk for thirty. If you live alone, take a sister, a brother or an old friend. Statements stay in the drawer this time.",
    tasks: [
      "Write down five things the money should buy in the next five years",
      "Ask one person how money was at home when he or she was ten",
      "Buy back one hour you dislike, or swap it with somebody",
    ],
  },
  videoTitle: "A station called Enough",
  journalPrompt:
    "At what point would you say that you have enough, and how would anybody notice it from outside? Who has never heard you say so?",
  caution:
    "Here you find questions, and no financial advice. For pensions, investments, a will or a divorce, see a regulated adviser or one of the free public guidance services. If talking about money brings out debts that one of you did not know of, a debt charity will sit down with both of you free of charge; ask a consumer advice centre for a name.",
  sources: [
    {
      authors: "Whillans, A. V., Dunn, E. W., Smeets, P., Bekkers, R. & Norton, M. I.",
      year: 2017,
      title: "Buying time promotes happiness",
      publication: "Proceedings of the National Academy of Sciences",
    },
    {
      authors: "Papp, L. M., Cummings, E. M. & Goeke-Morey, M. C.",
      year: 2009,
      title: "For Richer, for Poorer: Money as a Topic of Marital Conflict in the Home",
      publication: "Family Relations",
    },
  ],
};
