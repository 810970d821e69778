import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "What has held so far, without the rosy light.",
  introduction: [
    "Gratitude has been put on too many mugs. It is what you were told to feel as a boy over cold cabbage, and what the firm would like from you in a year without a rise. If the title made you want to close this page, there is nothing wrong with your reflexes.",
    "So take a roof beam instead. Nobody thanks a roof beam. You think of it on the day it gives. Most of what carries a man of fifty is like that: the back that got you up this morning, the wife who has stayed through the moods, the colleague who covers for you and never mentions it, the daughter who still sends photographs of her lunch. What breaks makes a noise. What holds is silent. By evening your head is full of noise, and you could swear that nothing holds.",
    "Lists of such things soon go stale. By the fourth day you write health, family, weather, like a shopping list. Some psychologists tried it from the other side. They had people write how a good thing in their life might never have come about: the party they nearly left, the job they almost did not apply for. This lifted their mood more than telling how it did come about, and others, asked beforehand what would happen, had not seen it coming. You can do it over one coffee. Take the evening you nearly stayed at home.",
    "Do not expect too much. When other researchers put together the studies on gratitude exercises, people did feel somewhat better for them, but the gain was small, and no greater than from other sensible exercises. Anxiety hardly moved. So call it a pleasant habit that costs nothing, and leave it at that.",
    "“Others have it worse” is mostly a way of telling yourself to be quiet, and it has no place here. The divorce can be sad while the beam holds. Put both on the page, in two columns if you like order. A bad job stays a bad job when you have been thankful for the canteen. Should you notice that you use this to stay where you ought to leave, put the pen down.",
  ],
  benefits: [
    "An eye for what holds as well as what breaks",
    "A way of noticing that does not go stale in four days",
    "One thank-you that has been due for years",
    "A grey day that may end a shade lighter",
  ],
  challenge: {
    title: "Beams",
    description:
      "Look this week for things that have held without anyone remarking on it. Three coffees with a pencil will do. At least one beam is a person and can be told.",
    tasks: [
      "On three days, write down one thing that quietly held",
      "Write half a page on how something good nearly did not happen",
      "Thank one person for one exact thing, by voice or by post",
    ],
  },
  videoTitle: "Nobody thanks a roof beam",
  journalPrompt:
    "What good thing in your life came about by a hair's breadth? What would this evening be like without it?",
  caution:
    "If you look for something good and feel nothing at all, day after day for two weeks, that is no lack of character; see your doctor. The same goes if you wake long before dawn with dread, have lost your appetite, or keep coming back to the idea that your family would do better if you were gone. With that idea, do not sit up alone: ring one of the numbers under Get Help.",
  sources: [
    {
      authors: "Koo, M., Algoe, S. B., Wilson, T. D. & Gilbert, D. T.",
      year: 2008,
      title:
        "It's a Wonderful Life: Mentally Subtracting Positive Events Improves People's Affective States, Contrary to Their Affective Forecasts",
      publication: "Journal of Personality and Social Psychology",
    },
    {
      authors:
        "Davis, D. E., Choe, E., Meyers, J., Wade, N., Varjas, K., Gifford, A., Quinn, A., Hook, J. N., Van Tongeren, D. R., Griffin, B. J. & Worthington, E. L.",
      year: 2016,
      title: "Thankful for the Little Things: A Meta-Analysis of Gratitude Interventions",
      publication: "Journal of Counseling Psychology",
    },
  ],
};
