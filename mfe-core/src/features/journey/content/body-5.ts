import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "How you come down in the evening, and what it costs.",
  introduction: [
    "Nobody pours the second glass out of thirst. You pour it because the day still has you by the collar, and the first glass loosened two of its fingers. Then the sofa, then the phone, then a film about a man who builds a cabin on his own. It is a quarter past one and you have to be up at six.",
    "There is nothing wrong with wanting to come down. You have been polite since eight o'clock; that has to go somewhere. The trouble is in the terms of the loan. Drink lends you the first half of the night and calls in the second. The review of the studies is dry reading and clear on this: whatever the dose, people fell asleep sooner, slept more soundly at first, and after that were disturbed more. So much for three o'clock.",
    "The screen charges less but never shuts. In a laboratory twelve young people read a book for some four hours before bed, five nights on a lit tablet and five nights on paper. After the tablet they took longer to fall asleep and were less awake in the morning. Few people read four hours in a dim room, so do not make too much of it. The greater cost may be a plainer one. A chapter ends. The thing in your hand has no bottom, and you hold it at the hour when you have the least strength to put it down.",
    "To the doctor you say “a couple at weekends”. Count for five days as you would count for a friend who had asked you to be straight. There is also a set of ten questions, the AUDIT, made for the World Health Organization. Any surgery has it, and nobody faints at the answers.",
    "If the counting frightens you, or three evenings without turn out to be too many, then you have not failed a test of will. It only means that the matter has outgrown a page on a phone. And with the glass gone, whatever you were coming down from will still be sitting there. It can be talked to, though seldom after eleven.",
  ],
  benefits: [
    "The second half of the night may be quieter",
    "You know your real number of drinks, once",
    "Mornings may come without the wool",
    "An evening that ends when you say so",
    "A straight answer ready for the doctor",
  ],
  challenge: {
    title: "Count, and leave it at that",
    description:
      "Five days of honest bookkeeping, with no orders to drink less. The phone sleeps elsewhere for three nights. If you drink heavily every day, do only the counting: to stop at one blow can be dangerous.",
    tasks: [
      "Write down every drink with its time for five days",
      "Leave the phone outside the bedroom on three nights",
      "Try one other way down: a bath, the dog, a record",
    ],
  },
  videoTitle: "The loan that falls due at three",
  journalPrompt:
    "What exactly lets go of you with the first glass or the first half hour on the phone? What has hold of you until then?",
  caution:
    "Do not stop drinking suddenly on your own if you shake, sweat or feel sick in the morning until the first drink, or if you have ever had a fit or seen things that were not there. See a doctor first: there are safer ways to come off. Go as well if you drink in secret, cannot recall evenings, have tried to cut down and could not, if your skin or eyes look yellow, or if sleeping tablets are part of the evening. A fit, confusion or vomited blood is an emergency.",
  sources: [
    {
      authors: "Ebrahim, I. O., Shapiro, C. M., Williams, A. J. & Fenwick, P. B.",
      year: 2013,
      title: "Alcohol and Sleep I: Effects on Normal Sleep",
      publication: "Alcoholism: Clinical and Experimental Research",
    },
    {
      authors: "Chang, A.-M., Aeschbach, D., Duffy, J. F. & Czeisler, C. A.",
      year: 2015,
      title:
        "Evening use of light-emitting eReaders negatively affects sleep, circadian timing, and next-morning alertness",
      publication: "Proceedings of the National Academy of Sciences",
    },
    {
      authors: "Saunders, J. B., Aasland, O. G., Babor, T. F., de la Fuente, J. R. & Grant, M.",
      year: 1993,
      title:
        "Development of the Alcohol Use Disorders Identification Test (AUDIT): WHO Collaborative Project on Early Detection of Persons with Harmful Alcohol Consumption-II",
      publication: "Addiction",
    },
  ],
};
