import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "How to pick up a thread that you let go slack.",
  introduction: [
    "His number is still in your phone, under a nickname from 1994. You scroll past it twice a year. You know whom he married and in what wreck of a car he crossed Italy. You do not know whether his mother is still alive. There was no quarrel. There was a Christmas card, then a text at New Year, then a year in which it was his turn, or yours.",
    "Friendships between men often hang on something outside them: a team, a desk, a band, a school gate. While the thing stands, nobody has to say that he likes anybody. Then the knee goes, the firm moves, the child leaves school. The friendship, it turns out, never had an address of its own.",
    "You are not the only one who scrolls past. In a recent study hundreds of people were given a few quiet minutes to write to an old friend. All of them wanted to, they had the number, and they thought the friend would be glad. Not even a third sent it. An old friend had become something like a stranger, and we do not ring strangers.",
    "Another finding is kinder. In a series of studies, people who heard from somebody out of the blue were more pleased than the sender had guessed, and the surprise was a good part of the pleasure. So the long silence, which you have been holding against yourself, is one of the things that may make the call worth having. You can stop waiting for a reason.",
    "It needs no speech, and one line of apology at most. “Saw a rusty Lancia and thought of you. How are things really?” Then offer something with a date on it: a walk, a match, an hour in his shed. After twelve years a dinner for two is hard work. A gearbox is not.",
    "He may not answer. He may be busy, or ashamed of his own silence, or ill, or you will hear from his wife that he died in March. That happens at our age, and it is a reason for this week rather than next. Nor does one call make a friend. It puts the old one back on the map, and then somebody has to suggest the second walk.",
  ],
  benefits: [
    "One name fewer that you scroll past at New Year",
    "A fixed hour with a man who knew you before",
    "Somebody outside the house who knows how things are",
    "Long weekends that may feel a little less long",
    "The news of him, whatever it is, while it is news",
  ],
  challenge: {
    title: "The number under the nickname",
    description:
      "You need one name, one message and one date. Do it in the lunch break, before you have had time to think. If he does not answer, you have still done it.",
    tasks: [
      "Write him two lines, or ring, before Wednesday evening",
      "Suggest one thing to do together, with a date",
      "Write down who comes next if he does not answer",
    ],
  },
  videoTitle: "Whose turn was it, anyway",
  journalPrompt:
    "Which friend do you still tell stories about? What would you like him to know about the years he missed?",
  caution:
    "Talk to a doctor if you avoid everyone, if nothing you used to like is any pleasure for weeks, or if most evenings end alone with a bottle. If you stay away from the pub because you cannot follow what is said there, ask for a hearing test. And if you have nobody to ring on a night when you would rather not be alive, the people on our Get Help page answer.",
  sources: [
    {
      authors: "Aknin, L. B. & Sandstrom, G. M.",
      year: 2024,
      title: "People are surprisingly hesitant to reach out to old friends",
      publication: "Communications Psychology",
    },
    {
      authors: "Liu, P. J., Rim, S., Min, L. & Min, K. E.",
      year: 2023,
      title: "The Surprise of Reaching Out: Appreciated More Than We Think",
      publication: "Journal of Personality and Social Psychology",
    },
  ],
};
