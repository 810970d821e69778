export const copy = {
  achievements: {
    title: "Achievements",
    count: (earned: number, all: number) => `${earned} of ${all} earned`,
    next: (name: string, description: string) => `Next could be ${name}: ${lowered(description)}`,
    open: "View achievements",
  },
  wellness: {
    title: "AI Wellness Center",
    words: "A question to write about, chosen for how things stand with you.",
    open: "Open the center",
  },
};

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
