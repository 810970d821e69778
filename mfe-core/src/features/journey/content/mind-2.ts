import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "One hour, one door, one thing with an end.",
  introduction: [
    "“Have you got a minute?” asks the face in the door. You say yes with your hands still on the keys. By four you have been of use to eleven people, and the one page that only you could write has a title on it and a date.",
    "You may think that all this makes you slow. It does not, and that is the catch. In one experiment people had to get through a pile of office mail. Some were left alone, some were broken into again and again. Those who were interrupted finished sooner, and their work was no worse. They had sped up to make good the gaps. They also came out of it with more stress and more frustration, and had felt hurried all the way. So the job gets done, nobody notices, and you pay the difference out of your own pocket. That is how a man drives home worn out from a day he cannot give an account of.",
    "There is a second cost. Go from one thing to the next before the first is finished, and part of your mind stays behind, like somebody on the motorway who is not quite sure about the stove. The new thing gets the rest of you.",
    "The repair is small. Take one hour. Shut the door, leave the phone in your coat, and choose one thing with an end you could show to somebody: “the Berger quote, sent”, and not “work on quotes”. If a face appears all the same, write down in five words where you were, and only then look up. It feels rude. It is about as rude as a man on a ladder who finishes the screw.",
    "This will not empty your inbox. On a ward, a shop floor or a switchboard the interruption is the work, and an hour with a shut door is a joke in poor taste. Then it may be twenty minutes in the car before you go in, or the early train. Some weeks it will be nothing at all. Those weeks are not your fault.",
  ],
  benefits: [
    "One finished thing a day that you can name",
    "May take some of the rush out of the afternoon",
    "Fewer trips back to find where you were",
    "Colleagues learn when you are there, and when you are not",
    "You may come home with something left over",
  ],
  challenge: {
    title: "The screw first",
    description:
      "Three hours in this working week, on three different days. Say beforehand what will be finished. Whatever happens to be burning at minute twenty was probably burning last week too.",
    tasks: [
      "Put three single hours with a shut door in the calendar",
      "Before each hour, write down the end in one line",
      "At one interruption, note where you were before you look up",
    ],
  },
  videoTitle: "Have you got a minute?",
  journalPrompt:
    "Which one thing would have made today a day's work if it had been finished? Who or what got the hour it needed?",
  sources: [
    {
      authors: "Mark, G., Gudith, D. & Klocke, U.",
      year: 2008,
      title: "The cost of interrupted work: more speed and stress",
      publication: "Proceedings of the SIGCHI Conference on Human Factors in Computing Systems",
    },
    {
      authors: "Leroy, S.",
      year: 2009,
      title:
        "Why is it so hard to do my work? The challenge of attention residue when switching between work tasks",
      publication: "Organizational Behavior and Human Decision Processes",
    },
  ],
};
