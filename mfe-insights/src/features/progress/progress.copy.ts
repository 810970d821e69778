export const copy = {
  title: "Your Progress",
  back: "Back to Home",
  lead: "What you have done so far. It only ever adds up.",
  signedOut: "Please log in to view your progress.",
  days: {
    title: "Your last 28 days",
    unit: (days: number) => (days === 1 ? "day" : "days"),
    streakLabel: "Current streak",
    longest: (days: number) => `Longest so far: ${days} ${days === 1 ? "day" : "days"}`,
    counts: "counts to your streak",
    noCheckIn: "no check-in",
    legendFilled: "A filled day counts to your streak. A face is that day's mood.",
    failed: "Your check-ins did not load.",
    failedHint: "They are safe with us. Check your connection, then try again.",
  },
  overall: {
    title: "Overall completion",
    modules: (done: number, all: number) => `${done} of ${all} modules completed`,
  },
  mood: {
    title: "What your moods say",
    notYet: (needed: number) =>
      `After ${needed} check-ins, a few words about your moods stand here.`,
    soFar: (count: number) =>
      count === 0 ? "You have none yet. The first one takes a minute." : `So far: ${count}.`,
    checkIn: "Check in",
    failed: "The look at your moods did not load.",
    failedHint: "Your check-ins are not affected.",
  },
  tracker: {
    title: "Your moods of the last 28 days",
    level: (mood: string, days: number) =>
      days === 0 ? mood : `${mood}: ${days} ${days === 1 ? "day" : "days"}`,
  },
  pillars: {
    title: "The four pillars",
    name: (name: string) => `${name} Reset`,
    status: { notStarted: "Not Started", inProgress: "In Progress" },
    modules: (done: number, all: number) => `${done} of ${all} modules`,
  },
  journal: {
    title: "Journal entries",
    entries: (count: number) =>
      `${count.toLocaleString("en")} ${count === 1 ? "entry" : "entries"}`,
  },
  badges: {
    title: "Badges",
    all: "All achievements",
  },
};
