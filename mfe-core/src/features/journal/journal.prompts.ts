import { HOME_PROMPTS, type JournalPrompt } from "../../shared/home-prompts.ts";

/** The categories in the order of their tabs (core specification §2). */
export const CATEGORIES = ["reflection", "growth", "purpose", "mindfulness"] as const;
export type Category = JournalPrompt["category"];

const TEXTS: Record<Category, readonly string[]> = {
  reflection: [
    "What did today ask of you, and what did it give back?",
    "Which moment of this week would you live through again, and why that one?",
    "What have you been carrying that nobody asked you to carry?",
    "When were you last truly rested? What was different then?",
    "What did you say yes to lately that should have been a no?",
    "Whom have you not called for too long, and what would you tell them?",
    "What would the man you were at thirty notice about your life today?",
  ],
  growth: [
    "What do you do better now than five years ago, and how did you learn it?",
    "Which fear has grown smaller over the years? Which one has stayed?",
    "What would you try if nobody ever heard how it went?",
    "Think of the last time you were wrong. What did it teach you that being right would not have?",
    "Which advice do you give to others and not take yourself?",
    "What is the smallest step that would make next month a little easier?",
    "What would you like to be a beginner at again?",
  ],
  purpose: [
    "For whom, or for what, do you get up on a hard morning?",
    "Which work of yours would still matter if nobody had paid for it?",
    "What should the people close to you be able to say about you in ten years?",
    "When do you lose track of time, and when did you last let yourself?",
    "What have you learned the hard way that could spare a younger man some of it?",
    "If you had one day a week to give away, where would it go?",
    "Which promise to yourself is still open? Is it still yours?",
  ],
  mindfulness: [
    "Where in your body does this day still sit? Describe it as you would describe weather.",
    "Look out of the nearest window for two minutes. What did you see that you usually miss?",
    "Take ten slow breaths. Which thought kept coming back, and what might it want?",
    "Describe your last meal to somebody who has never eaten it.",
    "What can you hear right now, from the nearest sound to the farthest?",
    "What are you looking forward to, however small? Stay with it for a few lines.",
    "Which three things went quietly right today?",
  ],
};

/** All prompts, those of Home among them. Ids stay: entries bear them. */
export const PROMPTS: readonly JournalPrompt[] = [
  ...CATEGORIES.flatMap((category) =>
    TEXTS[category].map((text, index) => ({ id: `${category}-${index + 1}`, text, category }))
  ),
  ...HOME_PROMPTS,
];

/** The prompts whose words have what was typed, whatever its case. */
export const searchPrompts = (
  prompts: readonly JournalPrompt[],
  typed: string,
): JournalPrompt[] => {
  const wanted = typed.trim().toLowerCase();
  return prompts.filter(({ text }) => text.toLowerCase().includes(wanted));
};
