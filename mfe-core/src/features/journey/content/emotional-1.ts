import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "A few more words for what goes on in you.",
  introduction: [
    "A good mechanic does not write “noise” on the job sheet. He writes where it comes from, at what speed, hot or cold, and whether it stops when you brake. Ask the same man how he is and he says fine. Ask again, because his face says otherwise, and he says tired.",
    "Tired is the big drawer. The bad nights go into it, and so do the promotion that went to a younger man, the marriage that has turned into logistics, the dull fear on Sunday at six and the shame about a remark in the meeting. It is an honourable word. Nobody asks any further. You get a nod, and perhaps a cup of tea.",
    "The trouble is that a word is also an instruction. If you are tired, you go to bed. If what you have is disappointment, then after eight good hours you will be rested and disappointed. Lonely would have sent you to the telephone. Ashamed would have sent you to the man you owe a sentence. Overloaded would have sent you to your boss. The wrong name takes you to the wrong place, and you come home saying that nothing helps.",
    "In one small study people lay in a scanner and looked at angry and frightened faces. When they picked a word for the feeling, a part of the brain that helps to raise the alarm answered more quietly than when they picked a name for the person. Thirty people and some photographs: a hint, then, and no proof. Other research suggests that those who tell their bad feelings apart more finely tend to drink less and lash out less under strain. Which comes first is harder to say.",
    "What a word will not do is pay the bill, bring back the job or make anybody at home less cross. Some evenings you will look inside and see nothing but fog. Then the word is fog. Write that down and eat your supper. Nobody learned engines in a week either.",
  ],
  benefits: [
    "A vocabulary for your own state that goes beyond three words",
    "Fewer wrong remedies, such as an early night against disappointment",
    "Something to say when a friend asks twice",
    "A strong feeling may lose some of its edge",
    "A few notes to look back on when the weeks blur",
  ],
  challenge: {
    title: "The job sheet",
    description:
      "On working days, give what is there a name that you would not have used last week. Two minutes before you get up from your desk are plenty. Fine, tired and stressed are barred until Friday.",
    tasks: [
      "On three evenings, write down the one word that fits the day",
      "Once, add where in the body it sits and what set it off",
      "Tell one person the exact word when he or she asks how you are",
    ],
  },
  videoTitle: "Forty names for screws and three for how you are",
  journalPrompt:
    "When did you last say that you were tired? Which word would have been closer, and where would it have sent you?",
  caution:
    "See your doctor if you stay exhausted although you sleep, or if most days for two weeks have felt empty, hopeless or without interest. Tiredness can also come from the thyroid, from low iron, from pauses in breathing at night or from a medicine, and a doctor can look for those. If you think about ending your life, open Get Help now or ring the emergency number.",
  sources: [
    {
      authors:
        "Lieberman, M. D., Eisenberger, N. I., Crockett, M. J., Tom, S. M., Pfeifer, J. H. & Way, B. M.",
      year: 2007,
      title:
        "Putting Feelings Into Words: Affect Labeling Disrupts Amygdala Activity in Response to Affective Stimuli",
      publication: "Psychological Science",
    },
    {
      authors: "Kashdan, T. B., Barrett, L. F. & McKnight, P. E.",
      year: 2015,
      title:
        "Unpacking Emotion Differentiation: Transforming Unpleasant Experience by Perceiving Distinctions in Negativity",
      publication: "Current Directions in Psychological Science",
    },
  ],
};
