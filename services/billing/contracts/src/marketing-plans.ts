import type { Plans } from "./billing.ts";

/**
 * Prices of /marketing, for display only: nobody is charged by them (D35). They stand here, and not
 * with the other prices on the server, so that the page can be rendered when it is built.
 */
export const MARKETING_PLANS: Plans["marketing"] = {
  annualSaving: "Save 20%",
  plans: [
    {
      id: "starter",
      name: "Starter",
      description: "The four pillars, one day at a time.",
      prices: {
        monthly: { amount: 2900, per: "month", billed: null },
        annual: { amount: 2300, per: "month", billed: 27600 },
      },
      features: ["Daily Check-In System", "Journal", "Progress Dashboard"],
    },
    {
      id: "pro",
      name: "Pro",
      description: "For men who want company on the road.",
      prices: {
        monthly: { amount: 4900, per: "month", billed: null },
        annual: { amount: 3900, per: "month", billed: 46800 },
      },
      features: ["Everything in Starter", "Anonymous Men's Circle", "AI Mini Coach"],
    },
    {
      id: "premium",
      name: "Premium",
      description: "Pay once and keep it.",
      prices: {
        monthly: { amount: 19900, per: "one-time", billed: null },
        annual: null,
      },
      features: ["Everything in Pro", "Fireside chats", "Legacy Builder Toolkit (coming)"],
    },
  ],
};
