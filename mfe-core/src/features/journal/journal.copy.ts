export const copy = {
  title: "Journal",
  lead: "A page of your own, for what is worth a second thought.",
  prompts: {
    title: "Something to write about",
    search: "Search the prompts",
    placeholder: "Rest, work, friends …",
    categories: {
      reflection: "Reflection",
      growth: "Growth",
      purpose: "Purpose",
      mindfulness: "Mindfulness",
    },
    list: (category: string) => `Prompts: ${category}`,
    results: "Prompts that match",
    found: (count: number) => count === 1 ? "1 prompt" : `${count} prompts`,
    noMatch: "No prompts found matching your search.",
    noneInCategory: "No prompts found in this category.",
    more: (count: number) => `Show ${count} more`,
  },
  entry: {
    title: "What is on your mind?",
    prompted: "Your prompt",
    label: "Your entry",
    hint: "Only you can read this.",
    starterHint: (limit: number) =>
      `Only you can read this. Your Starter plan keeps ${limit} entries a week.`,
    forget: "Write without a prompt",
    voice: "Voice input",
    save: "Save entry",
    saving: "Saving…",
  },
  empty: { title: "Entry is empty", description: "Please write something before saving." },
  saved: {
    title: "Journal entry saved",
    description: "Your journal entry has been saved successfully.",
  },
  failed: {
    title: "Your entry was not saved",
    fallback: "What you wrote is still here. Please try again.",
    signedOut: "What you wrote is still here. Sign in and save it then.",
  },
  kept: {
    title: "Kept on this device",
    description: "Your entry goes out by itself when you are back online.",
  },
  notKept: {
    title: "Not saved: you are offline, and this device keeps nothing",
    description: "Your words are still in the box. Leave this page open, and try again later.",
  },
  waiting: { title: "Not sent yet", takeBack: "Put it back into the box" },
  voiceSoon: { title: "Voice input", description: "Voice input feature is coming soon." },
  badge: (names: string[]) =>
    names.length === 1
      ? `You earned a badge: ${names[0]}`
      : `You earned badges: ${names.join(", ")}`,
  badges: "See your badges",
  upgrade: {
    title: "This week's entries are written",
    text: (limit: number) =>
      `Your Starter plan keeps ${limit} journal entries a week, from Monday to Sunday. With Essential and Premium you write as much as you like. What you wrote stays here until you save it.`,
    link: "See the plans",
  },
  entries: {
    title: "Your entries",
    empty: "Your entries will stand here, the latest first.",
    failed: "Your entries could not be reached just now.",
    failedText: "They are kept safe. What you write can be saved all the same.",
    loading: "Your entries are on their way.",
    more: "Show earlier entries",
    loadingMore: "Loading…",
    readAll: "Read all of it",
    edit: "Edit",
    remove: "Delete",
    module: (pillar: string, id: number) => `Reflection: ${pillar} Reset, module ${id}`,
  },
  change: {
    label: "Your entry",
    save: "Save the change",
    cancel: "Cancel",
    saved: { title: "Entry changed", description: "It holds what you say now." },
    failed: "Your change was not saved",
  },
  removal: {
    title: "Delete this entry?",
    text: "Its words will be gone for good. A badge that it helped to earn stays yours.",
    confirm: "Delete entry",
    working: "Deleting…",
    done: { title: "Entry deleted" },
    failed: { title: "The entry was not deleted", fallback: "Please try again." },
  },
  feedback: { open: "Feedback", title: "The journal as a whole" },
};
