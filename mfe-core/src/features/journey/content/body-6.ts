import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "A few numbers worth knowing, and one call.",
  introduction: [
    "“And your father?” asks the doctor, pen above the form. You look at the poster of the spine. Heart, you say. How old was he? You have to work it out from the car. It was the grey Volvo, so fifty-eight, fifty-nine perhaps. She writes it down. You are fifty-four.",
    "High blood pressure does not hurt. A tooth sends word, a knee complains to the whole family, but the pressure can be wrong for ten years while you feel fine and tell everybody so. “I would notice” is the sentence it lives on. There is one way to know, and that is a cuff around the arm and five quiet minutes. If the first reading is high, it is checked again, best of all at home. One figure taken after the stairs, by a stranger, proves nothing.",
    "Now something that the clinics with the big packages tend to leave out. Researchers put together the trials in which people were invited to a general check-up or were not, more than 180,000 of them. The check-ups made no difference to how many died. Looking for everything is a poor plan. What remains is short: your pressure, a test for bowel cancer from forty-five or fifty, depending on your country, and whatever your doctor adds because of your age, your weight, your cigarettes and that grey Volvo.",
    "Men put the call off for a reason they seldom say aloud. As long as nobody has looked, nothing is there. As plans go, it works very well, up to a date you are not told. The call itself takes four minutes, three of which are music.",
    "A good reading is no licence and a bad one no sentence. This page cannot read either for you. It knows nothing about you, and it will not sit beside you in the waiting room with the old magazines. It can walk you as far as the telephone.",
  ],
  benefits: [
    "You know your blood pressure instead of guessing it",
    "Things may be found while they are still small",
    "The family history on one page, for your children too",
    "An end to one thing you have put off",
    "Fewer tests, and the ones that matter",
  ],
  challenge: {
    title: "One call by Wednesday",
    description:
      "Book one appointment, measure one thing and ask one relative. All three together take less time than the queue for new tyres.",
    tasks: [
      "Ring the practice and book what is due at your age",
      "Have your blood pressure taken, seated and rested",
      "Ask a relative who had what, and how old they were",
    ],
  },
  videoTitle: "And your father?",
  journalPrompt:
    "What are you afraid somebody might find? Who would you want to tell first, and what would you ask of them?",
  caution:
    "Some things should not wait for an appointment. Ring the emergency number for pressure in the chest, sudden weakness or numbness on one side, sudden trouble with speech or sight, or the worst headache of your life. See a doctor this week for blood in your stool or water, a lump in a testicle or anywhere else, a mole that changes, a cough or hoarseness that stays for three weeks, or weight that goes by itself. Tell him or her about erections that have become unreliable too; the heart can have a hand in it.",
  sources: [
    {
      authors: "Krogsbøll, L. T., Jørgensen, K. J., Grønhøj Larsen, C. & Gøtzsche, P. C.",
      year: 2012,
      title:
        "General health checks in adults for reducing morbidity and mortality from disease: Cochrane systematic review and meta-analysis",
      publication: "BMJ",
    },
    {
      authors: "US Preventive Services Task Force",
      year: 2021,
      title:
        "Screening for Hypertension in Adults: US Preventive Services Task Force Reaffirmation Recommendation Statement",
      publication: "JAMA",
    },
    {
      authors: "US Preventive Services Task Force",
      year: 2021,
      title:
        "Screening for Colorectal Cancer: US Preventive Services Task Force Recommendation Statement",
      publication: "JAMA",
    },
  ],
};
