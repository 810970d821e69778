import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "A fair look along the line, in both directions.",
  introduction: [
    "“Ok.” That is what came back for four lines about Sunday, with a question in them. You look at it in the queue at the builders' merchant, and for a moment you are twenty yourself, in a phone box, with your own father on the line. He wants to know whether the car is running all right. You say yes.",
    "It ran all right for thirty years, that car. He asked about the oil, the tyres and the traffic. With some fathers it takes until the funeral to work out the translation. He had a single question for “are you safe, are you happy, do you need anything”, and it was about the car.",
    "Sociologists who followed American families for decades kept finding the same crooked pattern. Ask parents and their grown children about one and the same relation, and the parents tend to report more closeness than the children do. Nobody is lying. Why it is so is still argued about. One old idea is that parents look for what will go on after them, while the young have to look for what is their own. You stand at both ends of it. Your son may well feel further from you than you think. And your father may have felt closer to you than you ever noticed.",
    "What gets handed on is seldom the advice. It is how you come through the door at half past six, what you say about your boss, and what you do when you were in the wrong. There is one thing that fathers of the old school hardly ever did. Go upstairs afterwards, knock and say: “That was too hard. I am sorry.” No “but”. It takes nine seconds.",
    "Daughters are meant here as well, and a man without children hands things on to apprentices, nephews and the lad next door. Some fathers did real harm. You need not understand yours, visit him or forgive him to finish this module. It may be enough that the thing stops with you.",
    "No page can get an answer out of a son who has gone quiet, or out of the dead. What you can do is write again, shorter, without the advice and without the question that sounds like a check. You could ask about the car.",
  ],
  benefits: [
    "A translation of some things your father said",
    "A message to your child with no advice in it",
    "One apology that has no “but” behind it",
    "Some clarity about what should stop with you",
    "Calls on a Sunday that may be less stiff",
  ],
  challenge: {
    title: "Both ends of the line",
    description:
      "One thing goes up the line this week and one goes down. If your father is dead or out of reach, write to him on paper and keep it. It counts.",
    tasks: [
      "Write down one thing he used to say, and what he meant",
      "Send a son, daughter or younger man two lines without advice",
      "Say sorry to one of them for one exact thing",
    ],
  },
  videoTitle: "Is the car running all right?",
  journalPrompt:
    "Which sentence of your father's do you hear in your own mouth? Which one would you like to be remembered by?",
  caution:
    "Looking back can stir up more than you bargained for. See a doctor if scenes from childhood come back as pictures or dreams you cannot stop, if you startle at small sounds, or if you drink to keep them away, for more than a few weeks. If your father repeats himself, gets lost or changes in nature, his own doctor should hear of it. If a child of yours withdraws completely or speaks of not wanting to live, act the same day; Get Help is for families too.",
  sources: [
    {
      authors: "Bengtson, V. L. & Kuypers, J. A.",
      year: 1971,
      title: "Generational Difference and the Developmental Stake",
      publication: "Aging and Human Development",
    },
    {
      authors: "Giarrusso, R., Feng, D. & Bengtson, V. L.",
      year: 2004,
      title: "The Intergenerational Stake Phenomenon over 20 Years",
      publication: "Annual Review of Gerontology and Geriatrics",
    },
  ],
};
