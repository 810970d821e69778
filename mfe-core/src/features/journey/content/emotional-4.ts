import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "One true sentence a day, at home and out loud.",
  introduction: [
    "The tenderest thing said in your house last week concerned the boiler. She asked whether you had rung the man, and you had, and both of you were glad. You are the two who once talked until four in the morning on a fire escape. Nobody has done anything wrong. There was work, there were the children, and there is a shared calendar in three colours.",
    "A good many long marriages run like a small haulage firm. They are reliable, they are on time, and nobody in the cab says much. Then comes an evening when you stop on the way home for milk that nobody needs. At home somebody might ask how it was, and you would have to say all right.",
    "Psychologists once had students keep a diary of their conversations for two weeks, and note after each how close it had felt. Telling feelings went together with closeness more than telling facts did. It mattered, too, whether the other person seemed to get it. They were students, not people with a boiler. Still, it fits what goes on in kitchens. A man can report every fact of his day, honestly and in order, and be a stranger at his own table. “The audit went on till six” is a fact. “I sat in that audit and felt a hundred years old” lets somebody in.",
    "One such sentence a day will do. It need not be sad, or clever. It should not be the start of a Talk. “I was proud of you on the phone with your mother.” “I am dreading Saturday.” Say it over the washing-up. And it has to be about you. “You never listen” does not count, however true it feels.",
    "It will be odd at first. You may be asked whether you are ill. You may get a “hm”, since people who have lived with a certain weather for years do not take off their coats on the first mild day. A cold marriage is not warmed by one sentence at the sink, and some cannot be mended at all. That is found out by two people, often with a third who knows the trade.",
    "If you live alone, take “home” to mean whoever would notice within three days that you were not about: a brother, a daughter two hundred miles off, the woman next door.",
  ],
  benefits: [
    "A little less of the haulage firm in your marriage",
    "Something to say at the door besides all right",
    "Five sentences that somebody at home will remember",
    "Less milk in the fridge that nobody needed",
    "Practice in telling what you feel without a Talk",
  ],
  challenge: {
    title: "Five sentences by Friday",
    description:
      "Say one true thing about yourself each day to somebody at home, in the course of something else. No announcement is needed. If a day is missed, it is missed.",
    tasks: [
      "Say the first one tonight, while your hands are busy",
      "Let one of the five be about something you like in them",
      "Ask once how it was for them, and wait for the second answer",
    ],
  },
  videoTitle: "What to say over the washing-up",
  journalPrompt:
    "What do you know about your day that nobody at home knows? What keeps the sentence in?",
  caution:
    "See your doctor if for some weeks you have felt nothing for people you love, or cannot bear to be touched or spoken to. Go as well if desire or erections have stayed away: it is common, there is help, and now and then it is an early sign of trouble with heart or circulation. If anybody at home is afraid of being hurt, you included, ring a domestic abuse helpline, or the emergency number if it is happening now.",
  sources: [
    {
      authors: "Laurenceau, J.-P., Barrett, L. F. & Pietromonaco, P. R.",
      year: 1998,
      title:
        "Intimacy as an Interpersonal Process: The Importance of Self-Disclosure, Partner Disclosure, and Perceived Partner Responsiveness in Interpersonal Exchanges",
      publication: "Journal of Personality and Social Psychology",
    },
  ],
};
