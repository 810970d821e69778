export const copy = {
  title: "Choose Your Transformation Path",
  lead: (trialDays: number) =>
    trialDays > 0
      ? `Every new member has Premium for ${trialDays} days, without a card. Then you choose.`
      : "Start free, and change your plan whenever you like.",
  leadWaiting: "Start free, and change your plan whenever you like.",
  period: "Billing period",
  periods: { monthly: "Monthly", yearly: "Yearly" },
  free: "Free",
  per: { monthly: "per month", yearly: "per year" },
  freeForEver: "for as long as you like",
  choose: (plan: string) => `Choose ${plan}`,
  current: "Your plan",
  choosing: "One moment…",
  activated: {
    title: "Subscription Activated",
    description: (plan: string) => `You're now subscribed to Reclaim ${plan}`,
  },
  failed: "Subscription Failed",
  comparison: {
    title: "Compare the plans",
    feature: "What you get",
    yes: "Included",
    no: "Not included",
  },
  faq: "Questions men ask",
  closing: {
    title: "One day at a time starts with today.",
    words: "Starter costs nothing and asks for no card.",
    action: "Back to the plans",
  },
};
