import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "Be bad at something again, on purpose and in peace.",
  introduction: [
    "It has been a good while since anybody watched you be bad at something. You know the trade, the forms and the way round the roadworks. The young ones ask and you answer. It is like living in a house where you find every switch in the dark. Comfortable. And one winter you notice that you have not put on a light in years, because there was nothing you needed to see.",
    "Boredom in a busy man does not look like boredom. It looks like tiredness. He takes a week off and comes back as flat as he went, since rest was not what he was short of. Nothing had asked him a new question since 2014.",
    "In Hamburg researchers got healthy people of about sixty to learn to juggle three balls. They were clumsier than the twenty-year-olds of an earlier round. But in those who learned it, scans showed that some small areas of grey matter had grown, and that the gain went away again once they stopped. In Texas people from sixty upwards spent three months on digital photography or on quilts. They did better in memory tests afterwards than groups who had met for pleasant company or easy puzzles. They were beginners, and that seems to have been the point.",
    "The first evenings are dreadful. Your fingers will not go where you send them, and a girl of nine tells you, quite kindly, that you are holding it wrong. You take the hot ears for shame. Look again. It may only be the feeling of not knowing how, which you have not had for so long that you mistake it for a fault.",
    "Be warned about the sums. Those people in Texas put in some sixteen hours a week, which is half a job. Twenty minutes will not buy what they got, and nobody can promise you that any of it keeps old age off. So take up something you would not regret if it never led anywhere. The Portuguese may stay dreadful. You may like it all the same.",
  ],
  benefits: [
    "An hour in which nobody needs your experience",
    "May turn out to be the rest that rest was not",
    "You remember how it feels to be taught",
    "Something to talk about that is not work",
    "May keep memory in practice, with some effort",
  ],
  challenge: {
    title: "An hour of being bad at it",
    description:
      "Choose one thing that you cannot do and that is of no use to anybody. Three sittings of twenty minutes will show you whether you want a fourth. Nobody has to hear it.",
    tasks: [
      "Choose one thing you cannot do, and borrow what it needs",
      "Practise it for twenty minutes on three days",
      "Let somebody who knows how correct you once",
    ],
  },
  videoTitle: "Corrected by a nine-year-old",
  journalPrompt:
    "When did you last learn something from nothing, and who showed you? What did you want to learn at twelve and never did?",
  sources: [
    {
      authors: "Boyke, J., Driemeyer, J., Gaser, C., Büchel, C. & May, A.",
      year: 2008,
      title: "Training-Induced Brain Structure Changes in the Elderly",
      publication: "The Journal of Neuroscience",
    },
    {
      authors:
        "Park, D. C., Lodi-Smith, J., Drew, L., Haber, S., Hebrank, A., Bischof, G. N. & Aamodt, W.",
      year: 2014,
      title:
        "The Impact of Sustained Engagement on Cognitive Function in Older Adults: The Synapse Project",
      publication: "Psychological Science",
    },
  ],
};
