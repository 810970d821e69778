export const copy = {
  title: "Men's Circle",
  lead: "Under a name of your own. Nobody learns who you are.",
  moderation: "Moderation",
  categories: "Categories",
  guidelines: {
    title: "Community Guidelines",
    points: [
      "A safe, private space",
      "Use pseudonyms only",
      "No judgment of anyone",
      "Focus on solutions",
      "Respect different perspectives",
    ],
  },
  identity: {
    invite: "You have no name in the circle yet",
    inviteText:
      "Choose one that is yours here and nowhere else. You need it to post and to comment.",
    create: "Create Community Identity",
    provisional: (name: string) => `You appear as ${name}`,
    provisionalText:
      "This name was picked for you. You can choose your own once, until your first post or comment.",
    choose: "Choose your own name",
    title: "Create Your Anonymous Identity",
    description: "The circle knows you by this name only.",
    name: "Community name",
    placeholder: "e.g. MountainSeeker, NewRoads",
    preview: "How others see you",
    unnamed: "Your name",
    warning:
      "This name cannot be changed later. Choose one that does not reveal your identity: no real name, town or employer.",
    cancel: "Cancel",
    submit: "Create Identity",
    submitting: "Creating…",
    missing: {
      title: "Pseudonym required",
      description: "Please enter a pseudonym to continue.",
    },
    created: (name: string) => ({
      title: "Pseudonym created",
      description: `You'll now appear as ${name} in the community.`,
    }),
    failed: {
      title: "Error creating pseudonym",
      description: "Please try again with a different name.",
    },
  },
  thread: {
    title: "Today's Share Thread",
    lead: "What is on your mind today? A line is enough.",
    signedOut: "Please sign in to share with the circle.",
    noIdentity: "Please sign in with a community identity to share. You can create yours above.",
    unknown: "We could not look up your name in the circle just now.",
    retry: "Try again",
    as: "Sharing as",
  },
  form: {
    submit: "Share with the Circle",
    submitting: "Sharing…",
    shared: { title: "Post shared", description: "Thank you for sharing with the circle." },
    held: {
      title: "Post shared",
      description: "A moderator reads it first. Until then only you see it.",
    },
    failed: { title: "Error sharing post", description: "Please try again later." },
  },
  tabs: {
    label: "Kind of post",
    daily: "Daily Shares",
    win: "Wins",
    support: "Support",
    all: "All",
  },
  posts: "Posts",
  firstVisit: {
    title: "What this place is for",
    text:
      "To say what one does not say at work or at home, and to hear from men who know it. One line is enough for a beginning. These are the six fires to sit at:",
  },
  fireside: {
    title: "Upcoming Fireside Chat",
    premium: "Premium",
    text: "A live group video chat: an hour by the fire with men from the circle.",
    length: "60 minutes, plus 30 minutes of optional networking",
    add: "Add to Calendar",
    event: "Reclaim Fireside Chat",
    eventText: "60 minutes, plus 30 minutes of optional networking.",
    file: "reclaim-fireside-chat.ics",
  },
};
