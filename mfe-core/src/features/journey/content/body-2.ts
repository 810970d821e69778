import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "Half an hour on foot, paid in small change.",
  introduction: [
    "The ten thousand steps on your wrist are, it seems, the name of a gadget. In 1965 a Japanese clock firm sold a step counter called Manpo-kei, which means “ten thousand steps meter”. It is a handsome round number. Sixty years on it tells grown men at nine in the evening that they have failed by 3,412.",
    "When researchers put fifteen groups together, more than 47,000 people, the better news stood lower down. Those who did about 5,800 steps a day died less often over the years than those who did about 3,500. Under sixty the line went flat between eight and ten thousand. Such figures cannot prove that the walking did it, since people who are well walk more. But there was no cliff at 9,999.",
    "In 2020 the World Health Organization dropped an old sentence from its advice. Movement used to count from ten minutes at a stretch. Now all of it counts. Four minutes to the letter box count. So half an hour can be scraped together like coins from a coat: the far end of the car park, the stop before yours, the call to your brother taken round the block. A man who waits for good shoes, a dry sky and a free hour walks in May.",
    "There is a side effect that nobody sells. Many people talk more easily when they look ahead. The son who answers with one word at the table may manage six on the way to the chip shop, because nobody has to see anybody's face. The same goes for marriages, and for the colleague who has been odd since spring.",
    "Walking will not give you back the man in the photo on the stairs. It builds little muscle, takes off little weight, and does nothing about your boss. What it can do on most days is lay a strip of air between work and home, so that the one does not come through the door on the heels of the other.",
  ],
  benefits: [
    "May be kind to your heart, your mood and your sleep",
    "A strip of air between work and home",
    "Talks that go better side by side",
    "It works in the shoes you have on",
    "No number on your wrist to fail by",
  ],
  challenge: {
    title: "Small change",
    description:
      "On five working days, walk for half an hour, in as many pieces as you like. If you have hardly moved for months, start with fifteen minutes. Rain counts double for pride and single for time.",
    tasks: [
      "Walk half an hour in all on five days",
      "Twice, park at the far end or get off one stop early",
      "Have one talk on foot: a call, a colleague, your child",
    ],
  },
  videoTitle: "Who said ten thousand?",
  journalPrompt:
    "Where did you walk as a boy or a young man, and with whom? What went through your head on the last walk you took with no errand?",
  caution:
    "If a weight or a pain sits on your chest and does not go within minutes, ring the emergency number, above all when it spreads to the arm, the jaw or the back. See a doctor before you go on if you get breathless on the flat, feel faint, if your heart stumbles, or if your calf hurts on the way and stops when you stand. A knee or ankle that swells afterwards wants looking at too. With a known heart or lung illness, ask first how much is right.",
  sources: [
    {
      authors:
        "Lee, I.-M., Shiroma, E. J., Kamada, M., Bassett, D. R., Matthews, C. E. & Buring, J. E.",
      year: 2019,
      title: "Association of Step Volume and Intensity With All-Cause Mortality in Older Women",
      publication: "JAMA Internal Medicine",
    },
    {
      authors:
        "Paluch, A. E., Bajpai, S., Bassett, D. R., Carnethon, M. R., Ekelund, U., Evenson, K. R. et al.",
      year: 2022,
      title: "Daily steps and all-cause mortality: a meta-analysis of 15 international cohorts",
      publication: "The Lancet Public Health",
    },
    {
      authors: "World Health Organization",
      year: 2020,
      title: "WHO guidelines on physical activity and sedentary behaviour",
      publication: "World Health Organization, Geneva",
    },
  ],
};
