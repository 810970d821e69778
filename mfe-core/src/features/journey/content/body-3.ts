import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "What stays open because somebody still uses it.",
  introduction: [
    "In 1990 a doctor in Boston told her colleagues what she had done with ten people in a nursing home: put them on a leg machine. They were ninety years old, give or take, and frail. One dropped out. After eight weeks of training the other nine could lift, on average, more than twice what they had lifted at the start.",
    "So the noise you make when you get out of the car is no verdict. A body is run like a poor council: what nobody has used for a year gets closed. First the jump goes, then getting up from the floor without a hand, then the top shelf, each so quietly that you blame the shelf. But what is in use twice a week has a way of staying open, and some of it opens again, as it did at ninety.",
    "Forget the mirror for this one. Think of jobs you want to be able to do at seventy. The case into the luggage rack, without looking round for a younger man. Your end of a wardrobe. The boat, the ladder, the grandchild who wants to go up on your shoulders and then wants to go again. Find the one you would mind losing most, and train for that.",
    "It needs no gym. Sit down and stand up, push something away, pull it back, lift it off the ground, carry it across the yard. Take half of what you think you can. The pride goes first into every garage, and the back hears of it next morning. Stop while three more would still have been possible, and come back on Thursday. The usual advice is two days a week.",
    "This page cannot see your knee. A torn cartilage or a worn hip wants to be examined by somebody, and some exercises make them worse. Nor will lifting do much for your belly by itself. And for the first fortnight you will ache in places you had lost touch with.",
  ],
  benefits: [
    "Stairs, cases and ladders may get lighter again",
    "May steady the back and the hips you rely on",
    "You know which strength you want at seventy",
    "Twenty minutes at home, in old clothes",
    "Getting up from the floor without a hand may come back",
  ],
  challenge: {
    title: "Twice this week, in the garage",
    description:
      "Two evenings, twenty minutes each, with two days between them. Stop every round while you could still do three more. Sharp pain means stop altogether; an ache the day after is only news.",
    tasks: [
      "Stand up from a kitchen chair ten times, three rounds",
      "Push yourself off the worktop ten times, three rounds",
      "Carry two heavy bags for three minutes, with rests",
    ],
  },
  videoTitle: "What the ninety-year-olds lifted",
  journalPrompt:
    "What could you lift, climb or carry ten years ago that you now leave to others? Which of these do you want back, and what for?",
  caution:
    "Have it looked at before you train if you have a heart condition, high pressure that is not under control, a hernia, or an operation behind you. See a doctor for back pain that runs down a leg with numbness or weakness, for a joint that locks, swells or gives way, and for pain that wakes you at night. Numbness between the legs, or trouble holding water or stool along with back pain, is an emergency. So is chest pain while lifting.",
  sources: [
    {
      authors:
        "Fiatarone, M. A., Marks, E. C., Ryan, N. D., Meredith, C. N., Lipsitz, L. A. & Evans, W. J.",
      year: 1990,
      title: "High-Intensity Strength Training in Nonagenarians: Effects on Skeletal Muscle",
      publication: "JAMA",
    },
    {
      authors:
        "Bull, F. C., Al-Ansari, S. S., Biddle, S., Borodulin, K., Buman, M. P., Cardon, G. et al.",
      year: 2020,
      title:
        "World Health Organization 2020 guidelines on physical activity and sedentary behaviour",
      publication: "British Journal of Sports Medicine",
    },
  ],
};
