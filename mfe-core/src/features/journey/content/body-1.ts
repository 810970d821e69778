import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "One end of the night is in your hands.",
  introduction: [
    "Ten past three. You know because you looked, and now you are doing the sum: if I drop off by half past, that still makes three hours and a bit. The house ticks. Next to you somebody breathes like a person without a mortgage. You turn the pillow over, as if the other side knew more.",
    "Most of what a man tries at this hour is aimed at the wrong end of the night. Nobody can decide to fall asleep. Go after it and you are working, and work is just what your head is good at. But there is another end, and that one you hold: the minute you get up. Keep it the same, Sundays too, and the evening end may come into line in a couple of weeks, sulking a little.",
    "The second rule is odder. When you lie awake and it begins to annoy you, get up. Sit in another room under a weak lamp with a boring book, and go back when your eyes close by themselves. A bed in which you have fought five hundred battles is a battlefield, and nobody dozes off on one. The doctors who write the guidelines on sleeplessness think more of these two rules, kept together, than of a list of tips about cool rooms and coffee.",
    "Sleep stands first for a plain reason. A panel of experts was asked how much a grown man needs, and they said seven hours or more, as a habit. On five, patience runs out about noon. Every later module here would then be done by the man who slept five.",
    "None of this will pay the bill that keeps you awake, or quiet a bladder that wants three trips a night. Nor will it work by Thursday. The first week is often worse, since you get up on the minute after the bad nights as well. Give it a fortnight before you call it nonsense.",
  ],
  benefits: [
    "You may drop off with less of a fight",
    "Mornings may start without the sum of lost hours",
    "Your patience may last until after supper",
    "A plan for ten past three other than lying there",
    "One rule to keep, and nothing to buy",
  ],
  challenge: {
    title: "Five mornings, one minute",
    description:
      "Pick the minute you get up and keep it from Monday to Friday, whatever the night was like. Put the alarm where you have to stand to reach it. If you are short of sleep on the road, let somebody else drive.",
    tasks: [
      "Get up at the same minute on five mornings",
      "Turn the clock and the phone so that you cannot read them in bed",
      "Once, when awake and cross, sit in another room until sleepy",
    ],
  },
  videoTitle: "The end of the night you can hold",
  journalPrompt:
    "What does your head say at three in the morning, word for word? Which part of it is still true at noon?",
  caution:
    "See a doctor if you snore and somebody has heard your breath stop, if you wake up gasping, if you nod off at the wheel or in meetings, or if your legs will not lie still. Go as well if nights have been bad three times a week for three months, or if you pass water again and again. With epilepsy or bipolar illness, change your hours only with your doctor. If the dark hours bring thoughts of not wanting to live, open Get Help then and there.",
  sources: [
    {
      authors:
        "Edinger, J. D., Arnedt, J. T., Bertisch, S. M., Carney, C. E., Harrington, J. J., Lichstein, K. L. et al.",
      year: 2021,
      title:
        "Behavioral and psychological treatments for chronic insomnia disorder in adults: an American Academy of Sleep Medicine clinical practice guideline",
      publication: "Journal of Clinical Sleep Medicine",
    },
    {
      authors:
        "Watson, N. F., Badr, M. S., Belenky, G., Bliwise, D. L., Buxton, O. M., Buysse, D. et al.",
      year: 2015,
      title:
        "Recommended Amount of Sleep for a Healthy Adult: A Joint Consensus Statement of the American Academy of Sleep Medicine and Sleep Research Society",
      publication: "Sleep",
    },
  ],
};
