import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "A proper lunch, and a kitchen that closes.",
  introduction: [
    "The fridge light comes on at twenty to eleven. You stand in front of it in your socks, not hungry as such. Cheese. A cold sausage. Something in foil. These are the first ten minutes since breakfast in which nobody wants an answer from you, and you would like to stay a while.",
    "Look at the day that lies behind it. Coffee at six, something from a bag at ten, lunch at the desk with one hand on the mouse. The lunch you only half had at one o'clock comes looking for you at eleven. You may think you have trouble with your evenings. It may be trouble with your lunch.",
    "In Scotland thirty people with weight to lose ate the same number of calories in two ways, four weeks each: once with a big breakfast and a light supper, once the other way round. They lost the same weight both times. With the big breakfast they were less hungry. It was breakfast there and not lunch, and thirty people are few, so call it a hint: what you eat early may leave you alone later.",
    "As for diets with a name: in California 609 people spent a year on a good low-fat diet or a good low-carb one. The first group lost 5.3 kilos on average, the second 6.0, a gap that may well be chance. Both had been told the same unexciting things: plenty of vegetables, little sugar and white flour, cook it yourself when you can. The name on the book mattered less than those who sell it would like.",
    "So, three meals that you sit down to, and after supper the kitchen is shut. It will not make you thin by summer. It knows nothing of your blood sugar or of what your mother cooked when you were sad. If you eat because the house is silent, a good lunch will help less than you hope. Then look in on the emotional pillar, and have the lunch all the same.",
  ],
  benefits: [
    "You may stand at the fridge less often at night",
    "Afternoons may pass without the four o'clock hole",
    "Supper may become a meal again instead of a raid",
    "Nothing to count, weigh or buy",
    "A quarter of an hour at noon that is yours",
  ],
  challenge: {
    title: "Lunch, sitting down",
    description:
      "For one working week lunch gets a plate, a seat and fifteen minutes. Supper may shrink a little. You do not have to give anything up or tell anybody.",
    tasks: [
      "Eat lunch away from the screen on four days",
      "Cook one plain supper with two vegetables in it",
      "Put out the kitchen light after supper on three nights",
    ],
  },
  videoTitle: "The lunch that came back at eleven",
  journalPrompt:
    "What did you last eat standing up, and what sort of day had it been? What were you really after at that moment?",
  caution:
    "See a doctor soon if you lose weight without trying, are thirsty all the time and pass a lot of water, if food sticks on its way down, if there is blood in your stool or it turns black, or if your bowels have been different for more than three weeks. If you take insulin or tablets for diabetes, ask before you move your meals. If you eat in secret until it hurts, or make yourself sick, say so to a doctor; you will not be the first man who does.",
  sources: [
    {
      authors:
        "Ruddick-Collins, L. C., Morgan, P. J., Fyfe, C. L., Filipe, J. A. N., Horgan, G. W., Westerterp, K. R. et al.",
      year: 2022,
      title:
        "Timing of daily calorie loading affects appetite and hunger responses without changes in energy metabolism in healthy subjects with obesity",
      publication: "Cell Metabolism",
    },
    {
      authors:
        "Gardner, C. D., Trepanowski, J. F., Del Gobbo, L. C., Hauser, M. E., Rigdon, J., Ioannidis, J. P. A. et al.",
      year: 2018,
      title:
        "Effect of Low-Fat vs Low-Carbohydrate Diet on 12-Month Weight Loss in Overweight Adults and the Association With Genotype Pattern or Insulin Secretion: The DIETFITS Randomized Clinical Trial",
      publication: "JAMA",
    },
  ],
};
