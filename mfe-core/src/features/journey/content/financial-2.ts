import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "Stop paying for the man you were six years ago.",
  introduction: [
    "Eleven ninety-nine leaves the account on the fourth of every month. It began as a free trial, in the winter when you meant to learn Italian. You last opened the app at Easter, three Easters ago. So far your Italian has cost more than the flight to Pisa, and you can say good evening.",
    "Loud spending gets noticed. The car, the kitchen and the fortnight in Spain all had their row. Quiet spending has no row. It is the second phone contract, the cover for a phone that lies in the canal, the storage unit with a sofa in it, the bank card with a lounge you have never sat in. It asks nothing of you, not even a yes, and that is how it lives so long.",
    "A researcher called John Gourville showed in the nineties that people agree to a sum more readily when it is put to them as pennies a day than as one amount a year. Sellers did not need to be told. The antidote is to do the same sum backwards. Times twelve, and then times five, because that is how long you keep such things.",
    "“Do I use it?” is a weak test, since of nearly everything you can say: now and then. Economists who gave people choices on paper found them oddly loyal to whatever they were told they had already. So ask it this way. If it ended tonight of its own accord, would you sign up again tomorrow, at this price?",
    "Some of it is hard to stop for reasons that have little to do with money. The gym is the man who was going to get fit. The mooring is the summers when the children still came along. To cancel is to say that those are over. Give that a minute, it deserves one. But you need not go on paying them a pension.",
    "Where rent and food already eat the wage, no fortune is hiding among the direct debits, and whoever blames your coffee has not seen your rent. And keep what does you good. The pint on Thursday may be the cheapest hour of your week. We are only after money that nobody would miss, you included.",
  ],
  benefits: [
    "A bank statement on which you recognise every line",
    "Money back that costs you nothing you would notice",
    "One question to put to every direct debit",
    "A clear conscience about the pint on Thursday",
  ],
  challenge: {
    title: "Twelve times, five times",
    description:
      "One month of statements, one pencil, half an hour. Mark everything that leaves by itself. The aim is two things gone by Friday; heroics are not called for.",
    tasks: [
      "Mark each payment that goes out without your doing",
      "Write the price for five years beside each of them",
      "Cancel the two that you would not sign up for again",
    ],
  },
  videoTitle: "What the Italian lessons cost",
  journalPrompt:
    "Which of these payments belongs to a man you once meant to be? What do you owe him, if anything?",
  caution:
    "None of this is financial advice. Read the terms before you end a contract, above all an insurance that others rely on. If cutting back no longer covers rent, energy and food, you are past the point where lists help: ask your council, a consumer advice centre or a debt charity such as StepChange, who charge nothing and sell nothing.",
  sources: [
    {
      authors: "Gourville, J. T.",
      year: 1998,
      title: "Pennies-a-Day: The Effect of Temporal Reframing on Transaction Evaluation",
      publication: "Journal of Consumer Research",
    },
    {
      authors: "Samuelson, W. & Zeckhauser, R.",
      year: 1988,
      title: "Status Quo Bias in Decision Making",
      publication: "Journal of Risk and Uncertainty",
    },
  ],
};
