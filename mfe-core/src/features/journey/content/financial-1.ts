import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "All you earn, spend and owe, on a single page.",
  introduction: [
    "Third drawer down, under the batteries and the takeaway menus: that is where the envelopes with windows go. Nobody throws them away; that would be careless. Nobody opens them either. You know roughly what is in them, and with roughly you have got by since March.",
    "It would be easy to call this stupid. It is certainly common. Two economists studied how often users of a money app looked at their own accounts. They looked when they had been paid. They looked less and less as the overdraft grew, and when the balance crossed from red to black, the visits jumped. We check the account when it is going to be nice to us. It is like stepping on the scales only after a stomach bug.",
    "The fees may be the smaller part of what that costs. A sum that you do not look at has no size, and at three in the morning a thing without size is as big as the room. Sit down and add it up, and you will find one of two things. It is less than you feared. Or it is more, but now it is a number. A number can be divided by twelve. It can be shown to somebody. The thing in the drawer could only be kept shut.",
    "So: one sheet, three blocks. What comes in each month after tax. What goes out, taken from a whole year of statements and divided by twelve, because the MOT, the dentist and Christmas surprise us every year. What you owe, to whom and at what rate, your brother included. Judge nothing while you write, and repair nothing tonight. A surveyor does not knock down walls on his first visit.",
    "The sheet will not pay a single bill, and it does not say what to do about the mortgage. It may spoil an evening, so take one with no guests and no second glass. If somebody shares the roof with you, let them see it before the week is out. Secret pages do get found, as a rule by the person who was looking for stamps.",
  ],
  benefits: [
    "One page in place of a drawer full of windows",
    "A number where there used to be a feeling",
    "Less surprise that Christmas falls in December again",
    "Something plain to put on the table for two",
    "A smaller thing to lie awake over at three",
  ],
  challenge: {
    title: "Third drawer down",
    description:
      "Two evenings are enough, one for collecting and one for adding up. Leave every decision for another week. You are only there to measure.",
    tasks: [
      "Open every envelope and put the papers in one pile",
      "Fill one sheet: what comes in, what goes out, what is owed",
      "Show the sheet to one person you trust",
    ],
  },
  videoTitle: "A surveyor does not knock down walls",
  journalPrompt:
    "Which figure did you least want to see? Whose voice do you hear when you look at it?",
  caution:
    "This is information and no financial advice; it cannot know your case. If letters speak of court, bailiffs, eviction or cutting off, do not sort papers first: a free, independent debt charity will go through them with you, for instance StepChange in the UK, in the US a member of the NFCC, or a Schuldnerberatung in Germany, Austria and Switzerland.",
  sources: [
    {
      authors: "Olafsson, A. & Pagel, M.",
      year: 2017,
      title:
        "The Ostrich in Us: Selective Attention to Financial Accounts, Income, Spending, and Liquidity",
      publication: "National Bureau of Economic Research, Working Paper 23945",
    },
  ],
};
