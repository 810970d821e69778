export const copy = {
  title: "AI Content Generator",
  lead: "Words that save you the first step.",
  signedOut: "Please log in to use the AI Content Generator.",
  pseudonyms: {
    title: "Pseudonyms",
    words:
      "A name for the Men's Circle that tells nobody who you are. A suggestion only: nothing " +
      "is kept until you choose it there.",
    generate: "Suggest a name",
    another: "Suggest another",
    pending: "Looking for a name…",
    failed: (message: string) => `Failed to generate pseudonym: ${message}`,
    failedFallback: "Please try again later.",
    circle: "Go to the Men's Circle",
  },
  soon: "Module content and e-mail templates open soon.",
  wellness: "Looking for something to write about?",
  wellnessLink: "AI Wellness Center",
};
