export const copy = {
  source: {
    guide: "From the built-in guide",
    model: "Written by an AI model",
  },
  badge: {
    earned: (date: string) => `Earned ${date}`,
    locked: "Locked",
  },
};
