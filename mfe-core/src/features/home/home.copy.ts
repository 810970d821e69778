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
  submit: "Check in",
  submitting: "Saving…",
  change: "Change today's check-in",
  saveChange: "Save the change",
  cancel: "Cancel",
  done: (label: string) => `Today: ${label}`,
  saved: { title: "Checked in", description: "Thank you for being honest with yourself." },
  changed: { title: "Check-in changed", description: "Today's entry holds what you said now." },
  failed: {
    title: "Your check-in was not saved",
    fallback: "What you wrote is still here. Please try again.",
  },
  streak: "day streak",
  streakEnded: "A new run starts with your next check-in.",
  signedOut: "Sign in to check in and to see your days.",
};
