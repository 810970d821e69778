const PRODUCT = "Reclaim";

export const copy = {
  product: PRODUCT,
  title: `${PRODUCT}, One Day at a Time`,
  promise: "One Day at a Time",
  overline: "For men in the middle of life",
  lead: "Worn out, restless, or just not yourself? Take back your body, your mind, your feelings " +
    "and your money, a few minutes each day.",
  join: "Join the Waitlist",
  more: "Learn More",
  open: "Open the app",
  previewAlt: "Hills at first light, and the words: Reclaim, One Day at a Time",
  features: {
    title: "Four resets, one steady pace",
    words: "Small modules that fit into a day that is already full.",
    pillars: {
      body: {
        title: "Body Reset",
        words: "Get your strength back without a gym membership.",
        topics: ["Health", "Weight", "Sleep", "Stress", "Walking"],
      },
      mind: {
        title: "Mind Reset",
        words: "Clear your head, and keep it clear.",
        topics: ["Focus", "Clarity", "Removing toxic inputs"],
      },
      emotional: {
        title: "Emotional Reset",
        words: "Find out who you are besides your work.",
        topics: ["Self-worth", "Legacy", "Identity"],
      },
      financial: {
        title: "Financial Reset",
        words: "Money that gives you room again.",
        topics: ["Income ideas", "Budgeting", "Microbusiness"],
      },
    },
  },
  key: {
    title: "Key Features",
    words: "Made to be opened once a day, and closed again.",
    list: {
      checkIn: {
        title: "Daily Check-In System",
        words: "One honest answer about your mood, and a line if you like. That is the whole " +
          "task of the day. Mood tracking keeps the rest, and the screen adapts to it.",
        picture: "Home: a greeting, the streak, and the question how you are today",
      },
      circle: {
        title: "Anonymous Men's Circle",
        words: "An anonymous community of men who know it. You speak under an AI-generated " +
          "pseudonym. No names, no photos, nobody to impress.",
        picture: "A post in the circle, with answers of other men",
      },
      progress: {
        title: "Progress Dashboard",
        words: "Your days, your streak and your badges, at a glance. What you did counts. " +
          "What you did not do is never held against you.",
        picture: "A curve of moods over a year",
      },
      privacy: {
        title: "Privacy Focused",
        words: "What you write is yours: to read, to take with you, to erase. Your journal is " +
          "encrypted, and nothing is sold to anybody.",
        picture: "Settings: what is stored, to download and to delete",
      },
      coach: {
        title: "AI Mini Coach",
        words: "AI recommendations and journaling prompts that start from how you really are. " +
          "It says what it is, and it is no doctor.",
        picture: "A recommendation of the AI helpers, with the reason for it",
      },
      legacy: {
        title: "Legacy Builder Toolkit",
        words: "Put down what you want to hand on: to children, to the trade, to whoever comes " +
          "after you. A legacy toolkit for the things that outlast a job.",
        coming: "Coming",
      },
    },
  },
  pricing: {
    title: "Pricing",
    words: "Plans for the launch. Nothing is charged today.",
    monthly: "Monthly",
    annual: "Annual",
    per: { month: "/mo", "one-time": "one-time" },
    billed: (sum: string) => `billed ${sum}`,
    annually: (plans: string) => `Paid by the year: ${plans}.`,
  },
  testimonials: {
    title: "What men look for here",
    examples: "These are examples of what men look for here, written by us. Real ones take their " +
      "place when members give them.",
    list: [
      {
        words:
          "I stopped counting what I had lost. Five minutes in the morning, and the day is mine.",
        name: "Mark, 52",
        about: "Site manager",
      },
      {
        words:
          "In the Circle nobody knows my name. It is the first place where I said it out loud.",
        name: "David, 48",
        about: "Teacher",
      },
      {
        words:
          "I sleep again. It started with a walk around the block that a module talked me into.",
        name: "Robert, 57",
        about: "Engineer",
      },
    ],
  },
  waitlist: {
    title: "Be there from the first day",
    words: "Leave your e-mail address. We send one link to confirm it, and then write when " +
      "Reclaim opens, and not before.",
    needsScript: "Joining needs JavaScript. Please switch it on, and load this page again.",
    label: "E-mail address",
    submit: "Join Waitlist",
    submitting: "One moment…",
    invalid: "Please enter a valid email address",
    thanks: "Thank you! We'll keep you updated.",
    toast: {
      title: "Thanks for signing up!",
      description: `We'll keep you updated on the launch of ${PRODUCT}.`,
    },
    failed: "Your address did not reach us. It is still here: please try again.",
  },
  footer: {
    links: ["About us", "Privacy", "Terms", "Contact"],
    note: "These pages open with the launch.",
  },
};
