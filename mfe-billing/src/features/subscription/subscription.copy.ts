export const copy = {
  title: "Upgrade Your Reclaim Journey",
  lead: "One plan opens everything. Choose how you pay for it.",
  current: {
    title: "Your plan now",
    failed: "Your plan did not load.",
    failedHint: "It has not changed. Check your connection, then try again.",
    trial: (plan: string) => `${plan} trial`,
    daysLeft: (days: number) => `${days} ${days === 1 ? "day" : "days"} left`,
    afterTrial: "Then Starter goes on, free of charge.",
    starter: "Free, for as long as you like.",
    until: (date: string) => `Until ${date}`,
    forEver: "For ever",
  },
  cancel: {
    action: "Cancel subscription",
    question: "Cancel your subscription?",
    until: (plan: string, date: string) =>
      `You keep ${plan} until ${date}. Nothing more is charged, and then Starter goes on.`,
    atOnce: (plan: string) =>
      `The last bill is open, so ${plan} ends now. Nothing more is charged, and Starter goes on.`,
    words: "All that you wrote stays yours.",
    keep: "Keep it",
    working: "Cancelling…",
    done: "Subscription cancelled",
    doneHint: "Nothing more is charged.",
    failed: "Your subscription was not cancelled",
    failedHint: "Nothing has changed. Check your connection, then try again.",
    ends: (plan: string, date: string) =>
      `Cancelled. You keep ${plan} until ${date}, and nothing more is charged.`,
    again: "To go on after that, choose a plan on this page.",
    nothing: {
      trial: "A trial ends by itself, so there is nothing to cancel.",
      starter: "Starter costs nothing, so there is nothing to cancel.",
      subscription: "It is paid for good, so there is nothing to cancel.",
    },
  },
  plans: "Choose a plan",
  per: { month: "per month", year: "per year", "one-time": "one-time" },
  email: {
    label: "Contact e-mail",
    hint: "Receipts go here.",
    fault: "Enter an e-mail address, such as name@example.org.",
    required: {
      title: "Email required",
      description: "Please provide your email address to continue",
    },
  },
  proceed: "Proceed to Payment",
  proceeding: "One moment…",
  failed: "Subscription error",
  why: {
    title: "Why Subscribe",
    reasons: [
      {
        title: "The whole way",
        words: "All 27 modules of the four pillars, in your own order and at your own pace.",
      },
      {
        title: "Good company",
        words: "A voice in the Men's Circle: post, answer and support, under a pseudonym.",
      },
      {
        title: "Help that knows you",
        words: "Journal prompts and recommendations from your own moods and progress.",
      },
      {
        title: "Free to go",
        words: "Cancel any time. What you wrote stays yours and can be taken with you.",
      },
    ],
  },
};
