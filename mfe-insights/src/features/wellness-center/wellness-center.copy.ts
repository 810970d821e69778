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
  soon: "Recommendations and mood analysis open soon.",
  content: "Looking for a name for the Men's Circle?",
  contentLink: "AI Content Generator",
};
