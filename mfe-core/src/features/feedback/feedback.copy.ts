export const copy = {
  question: "How is this for you?",
  /** Of a part of a page, beside the question about all of it. */
  partQuestion: "Does this part help you?",
  comment: "Anything to add? (optional)",
  commentHint: "It goes to the team, not to the circle.",
  submit: "Send feedback",
  submitting: "Sending…",
  thanks: "Thank you",
  thanksWords: "What you said helps us make this better.",
  tooLong: (limit: number) => `Please keep it under ${limit} characters.`,
  done: {
    title: "Thank you for your feedback!",
    description: "Your input helps us improve the experience.",
  },
  failed: { title: "Failed to submit feedback", description: "Please try again later." },
};
