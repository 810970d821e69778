/** Fewer show no pattern (community specification §9). */
const MOODS_NEEDED = 5;

export const copy = {
  title: "AI Wellness Center",
  lead: "A quiet word of help, drawn from your own check-ins and progress.",
  signedOut: "Please log in to use the AI Wellness Center.",
  prompts: {
    title: "Journal Prompts",
    words: "One question to write about. It looks at your goals, your moods and how far you are.",
    generate: "Suggest a prompt",
    another: "Suggest another",
    pending: "Looking for a prompt…",
    ready: "Journal prompt ready",
    failed: "Failed to generate prompt",
    failedInline: "Unable to generate a prompt at this time.",
    again: "Try Again",
    write: "Go to the journal",
  },
  upgrade: {
    words: "Your plan does not include journal prompts by AI. Essential and Premium do.",
    open: "See the plans",
  },
  recommendations: {
    title: "Recommendations",
    words:
      "What to do today, and why, from your goals, your moods and how far you are. This opens " +
      "soon. Until then, tell us what would help you.",
  },
  moods: {
    title: "Mood Analysis",
    words: ({ length }: number[]) =>
      length < MOODS_NEEDED
        ? `Patterns need at least ${MOODS_NEEDED} mood entries. You have ${length} so far.`
        : "You have enough mood entries for patterns to show. The analysis opens soon.",
  },
  content: "Looking for a name for the Men's Circle?",
  contentLink: "AI Content Generator",
};
