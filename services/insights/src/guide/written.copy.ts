import type { EmailType } from "@reclaim/contracts-insights/generated-content";

type Activity = { completedModules?: number | undefined; streak?: number | undefined };

const modules = (count: number) => count === 1 ? "one module" : `${count} modules`;
const days = (count: number) => count === 1 ? "one day" : `${count} days`;

/** E-mails as the guide writes them; the greeting comes before the paragraphs. */
export const EMAILS: Record<
  EmailType,
  { subject(activity: Activity): string; paragraphs(activity: Activity): string[] }
> = {
  welcome: {
    subject: () => "Good that you are here",
    paragraphs: () => [
      "You have put your coat on the hook; that is the first part. Nobody here wants a better man by Friday.",
      "One honest check-in a day takes less time than the kettle. When there is a quiet evening, one module. You begin where you are, and there is nothing to catch up on.",
      "If it is a heavy time, the link Get help is on every screen, at the same place.",
      "Until tomorrow, Reclaim",
    ],
  },
  "weekly-summary": {
    subject: ({ streak = 0 }) =>
      streak > 1 ? `Your week: ${days(streak)} in a row` : "Your week, and the next one",
    paragraphs: ({ streak = 0, completedModules = 0 }) => [
      streak > 1
        ? `You have checked in on ${
          days(streak)
        } in a row. That is a thing you keep, and nobody does it for you.`
        : "A week is behind you. How it was, you know better than any list.",
      completedModules > 0
        ? `So far you have worked through ${
          modules(completedModules)
        }. The next one waits where you left off.`
        : "Your first module waits for a quiet evening. It takes about as long as a pot of coffee.",
      "For the week ahead, one suggestion: choose the evening that stays empty before somebody else does.",
      "Reclaim",
    ],
  },
  "module-completion": {
    subject: () => "One module further",
    paragraphs: ({ completedModules = 0 }) => [
      completedModules > 1
        ? `That makes ${
          modules(completedModules)
        }. You read them, and you did something with your hands and your evenings, which is the harder part.`
        : "You have worked through a module, and did something with your hands and your evenings, which is the harder part.",
      "Before you open the next one, keep a single thing from this one for two weeks. One that fits on a card.",
      "Reclaim",
    ],
  },
  "re-engagement": {
    subject: () => "The light is still on",
    paragraphs: ({ completedModules = 0 }) => [
      "You have not been here for a while. There may be good reasons, and you need not tell any of them.",
      completedModules > 0
        ? `What you have done stays done: ${modules(completedModules)}, and every page you wrote.`
        : "What you wrote is where you left it.",
      "If you like, begin with one check-in tonight. It asks how the day was, and that is all it asks.",
      "Reclaim",
    ],
  },
};

/** What the guide's coach says: what it heard, a step, a question. It is a set of rules and says so. */
export const COACH = {
  heard: {
    tired: [
      "You sound worn out.",
      "That is a long day, and it was not the first one.",
      "Tired like that does not go away by pulling yourself together.",
    ],
    people: [
      "It is about somebody who matters to you.",
      "That one went in, I take it.",
      "Things between people seldom fit into one sentence; you have begun with one.",
    ],
    work: [
      "Work again, and it has come home with you.",
      "That is a lot for one desk.",
      "Somebody puts things on your table, and you have only two hands.",
    ],
    money: [
      "Money keeps its own hours, mostly at night.",
      "A sum without a size is as big as the room.",
      "That takes some courage to write down.",
    ],
    good: [
      "Good. That may be said, too.",
      "That sounds like a day with air in it.",
      "Keep that one; you may want to look it up in November.",
    ],
    other: [
      "Thank you for putting it plainly.",
      "I have read that twice.",
      "That is worth more than one line.",
    ],
  },
  steps: {
    rest: [
      "Make today smaller: choose one thing, and let the rest wait until tomorrow noon.",
      "Take ten minutes without a screen, in the car or on the stairs, before you go on.",
      "Go to bed while it is still today. The rest knows how to find you.",
    ],
    body: [
      "Walk once round the block with it, phone in the drawer.",
      "Get up tomorrow on the minute you can keep, and see what the evening does.",
    ],
    mind: [
      "Write all of it onto an envelope, with a day beside each line.",
      "Find the smallest open end, and do only that one.",
    ],
    emotional: [
      "Tell one person in two sentences. It need not be a good moment.",
      "Write three lines to him for the drawer. Tomorrow you can see whether to send them.",
    ],
    financial: [
      "Open one envelope and put a date on it. No more tonight.",
      "Write down the one figure you do know, and the next step beside it.",
    ],
    good: [
      "Write down what you did to bring it about, while you still know.",
      "Tell the one who had a part in it.",
    ],
  },
  questions: [
    "What would make tomorrow a little easier?",
    "When was it last a bit better, and what was different then?",
    "What of it is yours to change, and what is only yours to carry for now?",
    "Who could know of this?",
    "What would you say to a friend who wrote that?",
  ],
  /** What it is asked about what belongs to a doctor, a lawyer or an adviser. */
  notMine:
    "That belongs to somebody who can look at it properly: a doctor, a lawyer, an adviser. I am a set of rules with your check-ins. What I can do is help you with the first sentence you say there.",
};

/** Module content by its kind; `scene` and `task` are of the module. */
export const CONTENT = {
  introduction: (title: string, scene: string, reader: string) => [
    scene,
    `${reader}“${title}” begins with this one thing and asks for a quarter of an hour on an ordinary day. You read it once, try it for a week, and keep what helped.`,
    "It will not mend everything, and it does not claim to. What it can do is put one small thing into your own hands.",
  ],
  "main-content": (title: string, scene: string, actions: readonly string[]) => [
    scene,
    `Most things in this pillar grow by being small and repeated. Choose for “${title}” what you could do on your worst day, and tie it to something that happens anyway: the first coffee, the way home, brushing your teeth.`,
    `It could be this: ${actions[0]} Or this: ${actions[1]}`,
    "If you miss it once, go on the next day as if nothing had happened. Missing it is a part of it, like rain on a hike.",
  ],
  exercise: (title: string, actions: readonly string[]) => [
    `Take ten minutes, a pencil and the back of an envelope for “${title}”.`,
    "First, write in one sentence how it is today. Judge nothing; you are only measuring.",
    "Second, write what would be a little better in two weeks. So small that you could show it to somebody.",
    `Third, choose the step and the hour for it. For example: ${actions[0]}`,
  ],
  "reflection-prompt": (prompts: readonly string[]) => [...prompts],
};
