export const copy = {
  greeting: (hour: number, name: string | null) => {
    const time = hour < 5
      ? "Still up"
      : hour < 12
      ? "Good morning"
      : hour < 18
      ? "Good afternoon"
      : "Good evening";
    return name ? `${time}, ${name}` : time;
  },
  question: "How are you today?",
  asked: "One honest answer a day is enough.",
  thoughts: "Anything on your mind? (optional)",
  thoughtsHint: "Only you can read this.",
  thoughtsLocked: "What you wrote is safe, but cannot be opened at the moment.",
  submit: "Check in",
  submitting: "Saving…",
  change: "Change today's check-in",
  saveChange: "Save the change",
  cancel: "Cancel",
  done: (label: string | null) => label ? `Today: ${label}` : "You have checked in today",
  notOnDevice: "What you said shows when the connection is back.",
  saved: { title: "Checked in", description: "Thank you for being honest with yourself." },
  changed: { title: "Check-in changed", description: "Today's entry holds what you said now." },
  failed: {
    title: "Your check-in was not saved",
    fallback: "What you wrote is still here. Please try again.",
  },
  kept: {
    title: "Kept on this device",
    description: "It goes out by itself when the connection is back.",
  },
  notKept: {
    title: "Not saved: no connection, and this device keeps nothing",
    description: "Your words are still in the field. Leave this page open, and try again later.",
  },
  ofDay: (localDate: string, label: string | null) =>
    [
      new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" })
        .format(new Date(localDate)),
      label,
    ].filter(Boolean).join(": "),
  unknown: "If you have checked in today already, this changes it.",
  sayToday: "Say it today",
  milestone: {
    titles: {
      amazing: "Amazing Commitment",
      impressive: "Impressive Dedication",
      first: "7-Day Streak",
    },
    days: (days: number) => `${days} days`,
    words: (days: number) =>
      days >= 365
        ? "A whole year of honest days. Look at what you have built."
        : days >= 30
        ? "Day after day you took a minute for yourself. It shows."
        : days >= 14
        ? "Two weeks and more. This is becoming yours."
        : "One week of honest days. That is how it begins.",
    close: "Go on",
  },
  prompt: {
    title: "Today's journal prompt",
    write: "Write about it",
    another: "Another prompt",
  },
  restFailed: "The rest of Home did not load.",
  streak: "day streak",
  streakEnded: "A new run starts with your next check-in.",
  signedOut: "Sign in to check in and to see your days.",
};
