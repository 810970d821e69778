import type { Invoices, Payment, Plans, Subscription } from "@reclaim/contracts-billing/billing";

/** A catalogue for tests; its figures are not those of the product, so that none can be written in code. */
export const samplePlans: Plans = {
  currency: "usd",
  trialDays: 14,
  subscription: {
    plans: [
      {
        id: "monthly",
        title: "Monthly",
        price: 1111,
        duration: "month",
        saving: null,
        features: ["Cancel any time"],
        grants: "premium",
      },
      {
        id: "yearly",
        title: "Yearly",
        price: 11100,
        duration: "year",
        saving: "16% saving",
        features: ["One bill a year"],
        grants: "premium",
      },
      {
        id: "lifetime",
        title: "Lifetime",
        price: 33333,
        duration: "one-time",
        saving: null,
        features: ["Pay once"],
        grants: "premium",
      },
    ],
  },
  products: {
    yearlySaving: "Save 20%",
    plans: [
      {
        id: "starter",
        name: "Starter",
        description: "Find your feet.",
        badge: null,
        prices: { monthly: 0, yearly: 0 },
        features: [
          { text: "One module per pillar", included: true },
          { text: "Unlimited journaling", included: false },
        ],
      },
      {
        id: "essential",
        name: "Essential",
        description: "The whole program.",
        badge: "MOST POPULAR",
        prices: { monthly: 3100, yearly: 31000 },
        features: [{ text: "Unlimited journaling", included: true }],
      },
      {
        id: "premium",
        name: "Premium",
        description: "With a coach.",
        badge: null,
        prices: { monthly: 5100, yearly: 51050 },
        features: [{ text: "AI coaching conversations", included: true }],
      },
    ],
    comparison: [{
      title: "Pillars",
      rows: [
        {
          label: "Body Reset",
          detail: "Sleep and walking",
          starter: "1 module",
          essential: "6 modules",
          premium: "6 modules",
        },
        { label: "Fireside chats", detail: null, starter: false, essential: false, premium: true },
      ],
    }],
    faq: [{ question: "Can I cancel?", answer: "Any time." }],
  },
  marketing: {
    annualSaving: "Save 20%",
    plans: [
      {
        id: "starter",
        name: "Starter",
        description: "One day at a time.",
        prices: {
          monthly: { amount: 3000, per: "month", billed: null },
          annual: { amount: 2400, per: "month", billed: 28800 },
        },
        features: ["Journal"],
      },
      {
        id: "premium",
        name: "Premium",
        description: "Pay once.",
        prices: { monthly: { amount: 20100, per: "one-time", billed: null }, annual: null },
        features: ["Fireside chats"],
      },
    ],
  },
};

/** A member in his trial. */
export const trial: Subscription = {
  tier: "premium",
  source: "trial",
  endsAt: "2026-12-05T00:00:00.000Z",
  plan: "Premium",
  renewal: null,
  status: null,
  trialDaysLeft: 14,
  provider: "test",
  purchase: null,
  openPaymentId: null,
};

/** A member who pays for Premium by the month. */
export const paid: Subscription = {
  ...trial,
  source: "subscription",
  renewal: { plan: "Premium", paidUntil: "2026-12-05T00:00:00.000Z", cancelled: false },
  status: "active",
  trialDaysLeft: 0,
  purchase: {
    planId: "monthly",
    planName: "Monthly",
    amount: 1111,
    cancelAtPeriodEnd: false,
    nextPayment: { at: "2026-12-05T00:00:00.000Z", amount: 1111 },
    scheduled: null,
    graceEndsAt: null,
    method: { brand: "visa", last4: "4242" },
  },
};

/** A payment of the test provider that waits for a card. */
export const openPayment: Payment = {
  id: "payment-1",
  status: "open",
  planId: "monthly",
  planName: "Monthly",
  tier: "premium",
  amount: 1111,
  currency: "usd",
  provider: "test",
  clientSecret: "payment-1-secret",
  publishableKey: null,
};

/** Two charges, and one that was paid back. */
export const sampleInvoices: Invoices = {
  paid: 1111,
  entries: (["refund", "charge", "charge"] as const).map((kind, index) => ({
    id: `invoice-${index}`,
    at: `2026-1${index ? 1 : 2}-05T00:00:00.000Z`,
    kind,
    planId: "monthly",
    planName: "Monthly",
    amount: 1111,
    currency: "usd",
    receiptUrl: `/api/billing/invoices/invoice-${index}/receipt`,
  })),
};
