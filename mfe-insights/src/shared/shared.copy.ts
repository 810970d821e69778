export const copy = {
  source: {
    guide: "From Reclaim's guide",
    model: "AI-generated",
  },
  badge: {
    earned: (date: string) => `Earned ${date}`,
    locked: "Locked",
  },
  quota: {
    guide: "Reclaim's own guide answers here. What it looks at stays with Reclaim.",
    left: (left: number, limit: number) => `${left} of ${limit} AI answers left for today.`,
    usedUp: (when: string) =>
      `You have used all AI answers for today. New ones come on ${when}. What you have got stays.`,
  },
  upgrade: {
    open: "See the plans",
    essential: (what: string) => `Your plan does not include ${what}. Essential and Premium do.`,
    premium: (what: string) => `Your plan does not include ${what}. Premium does.`,
  },
};
