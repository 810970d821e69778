export const copy = {
  title: "Your Achievements",
  lead: "Small marks of what you have already done.",
  signedOut: "Please log in to view your achievements.",
  bar: "Achievements earned",
  count: (earned: number, all: number) => `${earned} of ${all} earned`,
  earned: (count: number) => `Earned (${count})`,
  locked: (count: number) => `Locked (${count})`,
  noneEarned: "Nothing earned yet. The first step on your journey changes that.",
  noneLocked: "There is nothing left to unlock. Well done.",
  journey: "Continue your journey",
};
