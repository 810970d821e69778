/** A question to write about (core specification §3). */
export interface JournalPrompt {
  id: string;
  text: string;
  category: "reflection" | "growth" | "purpose" | "mindfulness";
}

/** The prompts of Home: exactly five (core specification §2). The journal takes one by its id. */
export const HOME_PROMPTS: readonly [JournalPrompt, ...JournalPrompt[]] = [
  {
    id: "home-1",
    text: "What took more out of you this week than it should have, and what gave a little back?",
    category: "reflection",
  },
  {
    id: "home-2",
    text: "Which small habit of the last year would you keep, whatever else changes?",
    category: "growth",
  },
  {
    id: "home-3",
    text: "When did somebody last rely on you in a way that felt good? What was it about?",
    category: "purpose",
  },
  {
    id: "home-4",
    text: "Sit still for one minute. What did you hear, and what did you want to do instead?",
    category: "mindfulness",
  },
  {
    id: "home-5",
    text: "If the next ten years were yours to plan, what would an ordinary Tuesday look like?",
    category: "purpose",
  },
];
