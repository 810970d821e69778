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
        words:
          "One honest answer about your mood, and a line if you like. The screen adapts to it.",
      },
      circle: {
        title: "Anonymous Men's Circle",
        words: "Talk to men who know it, under an AI-generated pseudonym. No names, no photos.",
      },
      progress: {
        title: "Progress Dashboard",
        words: "Your days, your streak and your badges, at a glance.",
      },
      privacy: {
        title: "Privacy Focused",
        words: "What you write is yours: to read, to take with you, to erase.",
      },
      coach: {
        title: "AI Mini Coach",
        words: "AI recommendations and journaling prompts that start from how you really are.",
      },
      legacy: {
        title: "Legacy Builder Toolkit",
        words: "Put down what you want to hand on.",
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
  },
  testimonials: {
    title: "From men who went first",
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
    words: "Leave your e-mail address. We write when Reclaim opens, and not before.",
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
