export const copy = {
  back: "Back to Journey",
  title: (pillar: string, id: number) => `${pillar} Reset: Module ${id}`,
  benefits: "What it may bring",
  caution: {
    body: "When to see a doctor",
    mind: "When to ask for more",
    emotional: "When to see a doctor",
    financial: "What this is not",
  },
  sources: "Where this comes from",
  loading: "The module is on its way.",
  failed: { title: "This module did not load.", retry: "Try again" },
  video: {
    play: (title: string) => `Play the video: ${title}`,
    overline: "The talk that goes with it",
    /** Exact words (core specification §8, D43). */
    coming: {
      title: "Coming soon",
      description: "Video playback will be available in a future update.",
    },
  },
  challenge: {
    overline: "This week's challenge",
    done: (count: number, all: number) => `${count} of ${all} done`,
    unknown: "Your tasks can be ticked when the server answers.",
    failed: {
      title: "The task was not kept",
      fallback: "It stands as it was. Please try again.",
    },
  },
  reflection: {
    overline: "Reflection",
    label: "Your reflection",
    hint: "Only you can read this. It stands in your journal.",
    save: "Save Reflection",
    saving: "Saving…",
    /** Exact words (core specification §5). */
    empty: {
      title: "Empty Journal Entry",
      description: "Please write something in your journal.",
    },
    saved: {
      title: "Journal Entry Saved",
      description: "Your reflection has been saved successfully.",
    },
    failedTitle: "Your reflection was not saved",
  },
  complete: {
    button: "Complete Module",
    working: "Completing…",
    completed: "Completed",
    next: "Next Module",
    toast: {
      title: "Module Completed",
      description: (title: string) => `${title}. One stop further.`,
    },
    failed: { title: "The module was not completed", fallback: "Please try again." },
  },
  locked: {
    title: "You can read ahead",
    text: (before: string) => `This module opens for its tasks when “${before}” is completed.`,
    link: (before: string) => `Go to ${before}`,
  },
  upgrade: {
    title: "Your Starter plan has the first module of each pillar",
    text:
      "Read on as you like. With Essential and Premium all 27 modules can be done and completed.",
    link: "See the plans",
  },
  achievement: {
    title: "Achievement Unlocked",
    close: "Go on",
    all: "See your badges",
  },
  notFound: {
    title: "Module Not Found",
    text: "This module is not available yet",
    link: "Return to Journey",
  },
};
