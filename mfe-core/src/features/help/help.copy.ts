export const copy = {
  title: "Help & Support",
  lead: "How Reclaim works, whom to call when it is too much, and how to reach us.",
  back: "Home",
  questions: "Questions and answers",
  topics: [
    {
      title: "Check-ins and your streak",
      words: "One honest answer a day is enough. You can change it until the day ends, where you " +
        "are. Your streak counts days in a row; when you miss a day, a new run starts with your " +
        "next check-in, and your longest one is kept.",
    },
    {
      title: "Colours that follow your mood",
      words: "After a check-in the page takes colours that fit how you are. You can switch this " +
        "off, or choose one of the ten themes yourself: Profile, Settings, Appearance.",
    },
    {
      title: "Reminders",
      words:
        "You decide what reminds you, when, and in which tone, or that nothing does: Profile, " +
        "Settings, Notifications. Reminders show while Reclaim is open.",
    },
    {
      title: "Who can read what you write",
      words: "Check-ins and journal entries are yours: no other member sees them. In the Men's " +
        "Circle you appear under your pseudonym only. We sell nothing, and no third party is " +
        "told what you do here.",
    },
    {
      title: "Taking your data with you, or deleting it",
      words: "Everything you wrote belongs to you. Privacy and Account in your profile hold what " +
        "you can do with it. If you want something that is not there, write to us below.",
    },
    {
      title: "Plans",
      words: "You begin with 14 days of Premium. Afterwards Starter stays free: daily check-ins, " +
        "the first module of each pillar and three journal entries a week. What the other plans " +
        "add stands under Products.",
    },
  ],
  crisis: {
    title: "When it is too much",
    words: "We cannot answer at once. These people can: they listen, day and night in most places.",
  },
  write: {
    title: "Write to us",
    priority: "On Premium your message is read first.",
    usual: "Your message goes to the team.",
    answerTo: (email: string) => `An answer comes to ${email}.`,
    guest:
      "You are here as a guest. If you want an answer, leave an e-mail address in your message.",
    label: "Your message",
    submit: "Send message",
    submitting: "Sending…",
    empty: "Please write a few words first.",
    tooLong: (limit: number) => `Please keep it under ${limit} characters.`,
    sent: { title: "Message sent", description: "Thank you. It is with us now." },
    failed: {
      title: "Your message was not sent",
      fallback: "What you wrote is still here. Please check your connection and try again.",
    },
    signedOut: "Sign in to write to us. What stands above is for everybody.",
  },
};
