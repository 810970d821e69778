import type { Plans } from "@reclaim/contracts-billing/billing";
import { createStoryScreens } from "@reclaim/host-api/story-host";
import remote from "../remote.tsx";
import { openPayment, samplePlans, trial } from "./sample-plans.ts";

export const GET_PLANS = "GET /api/plans";
export const GET_SUBSCRIPTION = "GET /api/subscription";
export const GET_INVOICES = "GET /api/billing/invoices";
export const GET_PAYMENT = "GET /api/billing/payments/payment-1";

const { subscription, products, marketing } = samplePlans;
const long =
  "Ongoing access to Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and more";

/** Plans as full as the product's own. */
const fullPlans: Plans = {
  ...samplePlans,
  subscription: {
    plans: subscription.plans.map((plan) => ({
      ...plan,
      features: ["Everything in Premium", "All modules of the four pillars", ...plan.features],
    })),
  },
  products: {
    ...products,
    plans: products.plans.map((plan, index) => ({
      ...plan,
      description: [
        "Find your feet. One step in each pillar, at no cost.",
        "The whole program, and a voice in the Men's Circle.",
        "The program with a coach at your side and a plan of your own.",
      ][index] ?? "",
      features: [
        { text: "All modules of the four pillars", included: index > 0 },
        { text: "Daily check-ins", included: true },
        { text: "Unlimited journaling", included: index > 0 },
        { text: "Full community participation", included: index > 0 },
        { text: "AI coaching conversations", included: index > 1 },
      ],
    })),
    comparison: [
      ...products.comparison,
      {
        title: "Every day",
        rows: [
          row("Daily check-ins", true, true, true),
          row("Journal", "3 entries a week", "Unlimited", "Unlimited"),
        ],
      },
      {
        title: "Men's Circle",
        rows: [row("Community", "Read-only", "Full participation", "Full participation")],
      },
    ],
    faq: [
      {
        question: "Can I change my plan later?",
        answer: "Yes. An upgrade counts at once. A downgrade counts from the end of the period.",
      },
      { question: "Can I cancel?", answer: "Any time, from your profile." },
    ],
  },
  marketing: {
    ...marketing,
    plans: marketing.plans.map((plan) => ({
      ...plan,
      features: ["All modules of the four pillars", "Daily check-ins", ...plan.features],
    })),
  },
};

/** Long words and large sums. */
export const extremePlans: Plans = {
  ...fullPlans,
  subscription: {
    plans: fullPlans.subscription.plans.map((plan) => ({
      ...plan,
      title: "Vollmitgliedschaftsverlängerung",
      price: 123456789,
      saving: "16% saving in comparison with every other plan",
      features: [long, long + "."],
    })),
  },
  products: {
    ...fullPlans.products,
    plans: fullPlans.products.plans.map((plan) => ({
      ...plan,
      description: long,
      prices: { monthly: 12345678, yearly: 123456789 },
      features: [{ text: long, included: true }, { text: "x".repeat(60), included: false }],
    })),
    comparison: [{ title: long, rows: [row(long, long, "1,234,567 entries", true)] }],
    faq: [{ question: long, answer: long.repeat(4) }],
  },
  marketing: {
    ...fullPlans.marketing,
    plans: fullPlans.marketing.plans.map((plan) => ({
      ...plan,
      description: long,
      features: [long, "x".repeat(60)],
    })),
  },
};

function row(
  label: string,
  starter: string | boolean,
  essential: string | boolean,
  premium: string | boolean,
) {
  return { label, detail: null, starter, essential, premium };
}

export const { preloadPages, renderPage } = createStoryScreens(remote, {
  [GET_PLANS]: fullPlans,
  [GET_SUBSCRIPTION]: trial,
  [GET_INVOICES]: { entries: [], paid: 0 },
  [GET_PAYMENT]: openPayment,
});
