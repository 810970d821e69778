import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "Ten more years of work, at a pace you can hold.",
  introduction: [
    "On Friday there was cake for Malcolm. Thirty-four years, a card with forty names, a voucher for the garden centre. He made the joke about the lawn. Back at your desk you did a sum on the edge of a printout. Ten years to go, two hundred and twenty days in each, makes two thousand two hundred mornings.",
    "At fifty-five that is a question for an engineer: at what load will this run for ten years? Nobody drives a van flat out to the coast and then wonders about the smell. With ourselves we have done it since about 1998.",
    "Christina Maslach and Michael Leiter, who have studied burnout for decades, name six places where a man and his work can fit badly. They are the load, the say he has, what he gets for it, the people, fairness, and what he thinks is right. Only the first has to do with how much there is. Hence the man who cuts his hours and is no better for it by Easter. What wore him down may have been the rota he had no say in, or a boss who in eight years never noticed. Find out which of the six it is before you hand in your notice. The next firm has bosses as well.",
    "A good deal can be moved from where you sit. Two other researchers wrote about hospital cleaners, some of whom did more than their list asked and saw themselves as part of looking after the sick. People shift the edges of a job: what they take on, with whom they spend the day, what they think it is for. You have surely done it for the worse, by taking on whatever nobody else would.",
    "Then ask what it costs. How much is one day a week, after tax and counting the pension? Payroll can tell you in one mail. It may be more than you can spare. It may be less than the second car. A man who knows the price of a Friday can decide. Until then he can only grumble.",
    "A bad boss will not be mended by this, nor a dying trade, and your back does not care what the job is for. If yours is that sort of work, look around now, while something of you still comes home in the evening.",
  ],
  benefits: [
    "A guess at which of six things wears you down",
    "The price of a free Friday, in real money",
    "One task less that was never yours",
    "A way to speak with your boss that starts from facts",
    "A pace that you may be able to keep up",
  ],
  challenge: {
    title: "The price of a Friday",
    description:
      "You decide nothing about your job this week. You look for the place where it rubs, and you ask for one figure. Both fit into two lunch breaks.",
    tasks: [
      "Give load, say, reward, people, fairness and values a mark each",
      "Ask payroll what one day less a week would leave you",
      "Hand back, swap or drop one task by Friday",
    ],
  },
  videoTitle: "Two thousand two hundred mornings",
  journalPrompt:
    "What part of your work would you do for another ten years without being asked? What part has been taking more than it pays?",
  caution:
    "These are thoughts about work and no financial advice. Before you cut hours, resign or touch a pension, have your own figures checked by your scheme, your union or a regulated adviser. Should the smaller wage not cover what you owe, ask a charity for free debt help first. And tiredness that a fortnight off does not lift belongs before your doctor.",
  sources: [
    {
      authors: "Maslach, C. & Leiter, M. P.",
      year: 2016,
      title:
        "Understanding the burnout experience: recent research and its implications for psychiatry",
      publication: "World Psychiatry",
    },
    {
      authors: "Wrzesniewski, A. & Dutton, J. E.",
      year: 2001,
      title: "Crafting a Job: Revisioning Employees as Active Crafters of Their Work",
      publication: "Academy of Management Review",
    },
  ],
};
