import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "A reserve of your own size, for sleeping on.",
  introduction: [
    "The garage rings just before five. It is the clutch and, while they are in there, the other thing as well. For one man this is an annoying Tuesday. For his neighbour, same street and same wage, it means three weeks of shifting money from card to card, and a small lie at supper. What lies between the two men is an account with nine hundred in it.",
    "The books say three to six months of pay. A man with forty in the bank reads that and turns on the television. So it helps to know where the use of a reserve begins. American researchers looked at families that had lost a job, fallen ill or had their income drop. Those with as little as 250 to 749 dollars put by were less likely to be evicted or to miss a rent or power bill than those with next to nothing. More was better still. But the first few hundred already counted.",
    "That is why a floor is best measured in troubles. One clutch. One boiler. One month of rent. You know what each of them costs where you live, and you have met all three. Begin with the clutch. Open an account without a card, at another bank if you can, and let a sum go there on payday that you will hardly feel. Call the account Clutch, so that nobody takes it for a holiday.",
    "When it is spent on a clutch, it has done its job. Men own up to having used their reserve as if they had been caught drinking. Nobody is ashamed of an empty fire extinguisher after a fire.",
    "There is an upper end to this, too. Some lie awake over two years of pay. They are not short of money; they have never said at which figure they would stop being afraid, and so it moves ahead of them like the horizon. Decide how much is enough for your floor, and why, and write it down. What comes after that may have other work to do.",
    "A floor will not hold against a card at thirty per cent, which eats faster than you can save: get the one clutch together, then go at the card. And if the month leaves nothing over, no standing order will help. Then look at what you are entitled to. You have paid in for thirty years.",
  ],
  benefits: [
    "A broken clutch that stays an annoying Tuesday",
    "A figure for enough, with your reasons beside it",
    "Savings that grow without a decision each month",
    "One reason fewer to lie at supper",
    "One thing less that may keep you up at night",
  ],
  challenge: {
    title: "One clutch",
    description:
      "This week you only lay the first board. The sum may be small enough to make you smile. What matters is that it moves by itself.",
    tasks: [
      "Write down what a clutch, a boiler and a month's rent cost",
      "Set up one account without a card and a small standing order",
      "Write down the sum at which your floor is finished",
    ],
  },
  videoTitle: "The garage rings just before five",
  journalPrompt:
    "Which sudden bill do you remember best, and how did you get through it? At what sum would you really stop worrying?",
  caution:
    "Please do not take this for financial advice: what is right depends on your debts, your country and your family. With arrears, or with interest that grows faster than you save, talk first with an independent debt adviser whose help is free. The council will know one, or a consumer advice centre, and either can tell you whether benefits are due.",
  sources: [
    {
      authors: "McKernan, S.-M., Ratcliffe, C., Braga, B. & Kalish, E. C.",
      year: 2016,
      title: "Thriving Residents, Thriving Cities: Family Financial Security Matters for Cities",
      publication: "Urban Institute",
    },
  ],
};
