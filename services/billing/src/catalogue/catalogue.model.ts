import type { CreateSubscription, Plans } from "@reclaim/contracts-billing/billing";
import { MARKETING_PLANS } from "@reclaim/contracts-billing/marketing-plans";
import { PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { includesTier, type Tier } from "@reclaim/contracts-common/entitlements";

const STARTER_MODULES = 1;

/** What the plans of /products list. `until`: higher plans list something wider instead. */
const FEATURES: { text: string; from: Tier; until?: Tier }[] = [
  { text: "One module per pillar", from: "starter", until: "starter" },
  { text: "All pillar modules", from: "essential" },
  { text: "Daily check-ins", from: "starter" },
  { text: "3 journal entries a week", from: "starter", until: "starter" },
  { text: "Unlimited journaling", from: "essential" },
  { text: "Weekly motivation email", from: "starter" },
  { text: "Read-only community", from: "starter", until: "starter" },
  { text: "Full community participation", from: "essential" },
  { text: "Basic progress tracking", from: "starter" },
  { text: "AI personalized recommendations", from: "essential" },
  { text: "AI coaching conversations", from: "premium" },
  { text: "Custom transformation plan", from: "premium" },
  { text: "Premium content", from: "premium" },
  { text: "Priority support", from: "premium" },
];

const featuresOf = (plan: Tier) =>
  FEATURES
    .filter(({ until }) => !until || includesTier(until, plan))
    .map(({ text, from }) => ({ text, included: includesTier(plan, from) }))
    .sort((a, b) => Number(b.included) - Number(a.included));

const PILLAR_DETAILS = {
  body: "Health, weight, sleep, stress and walking",
  mind: "Focus, clarity and letting go of toxic inputs",
  emotional: "Self-worth, identity and legacy",
  financial: "Budgeting, income ideas and a business of your own",
} as const;

const modules = (count: number) => `${count} ${count === 1 ? "module" : "modules"}`;

/** The module counts are those of the catalogue of modules (D13). */
const PILLAR_ROWS = PILLAR_IDS.map((pillar) => ({
  label: `${PILLARS[pillar].name} Reset`,
  detail: PILLAR_DETAILS[pillar],
  starter: modules(STARTER_MODULES),
  essential: modules(PILLARS[pillar].modules),
  premium: modules(PILLARS[pillar].modules),
}));

const row = (
  label: string,
  starter: string | boolean,
  essential: string | boolean,
  premium: string | boolean = essential,
) => ({ label, detail: null, starter, essential, premium });

/** Every price and plan text of the product, by screen (D35). Amounts are cents. */
export const CATALOGUE: Omit<Plans, "trialDays"> = {
  currency: "usd",
  subscription: {
    plans: [
      {
        id: "monthly",
        title: "Monthly",
        price: 999,
        duration: "month",
        saving: null,
        features: [
          "Everything in Premium",
          "All modules of the four pillars",
          "AI recommendations and coaching",
          "Cancel any time",
        ],
        grants: "premium",
      },
      {
        id: "yearly",
        title: "Yearly",
        price: 9999,
        duration: "year",
        saving: "16% saving",
        features: [
          "Everything in Premium",
          "All modules of the four pillars",
          "AI recommendations and coaching",
          "One bill a year",
        ],
        grants: "premium",
      },
      {
        id: "lifetime",
        title: "Lifetime",
        price: 29999,
        duration: "one-time",
        saving: null,
        features: [
          "Everything in Premium, for ever",
          "All modules, those to come too",
          "AI recommendations and coaching",
          "Pay once, no renewal",
        ],
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
        description: "Find your feet. One step in each pillar, at no cost.",
        badge: null,
        prices: { monthly: 0, yearly: 0 },
        features: featuresOf("starter"),
      },
      {
        id: "essential",
        name: "Essential",
        description: "The whole program, and a voice in the Men's Circle.",
        badge: "MOST POPULAR",
        prices: { monthly: 2900, yearly: 29000 },
        features: featuresOf("essential"),
      },
      {
        id: "premium",
        name: "Premium",
        description: "The program with a coach at your side and a plan of your own.",
        badge: null,
        prices: { monthly: 4900, yearly: 49000 },
        features: featuresOf("premium"),
      },
    ],
    comparison: [
      { title: "Pillars", rows: PILLAR_ROWS },
      {
        title: "Every day",
        rows: [
          row("Daily check-ins", true, true),
          row("Journal", "3 entries a week", "Unlimited"),
          row("Progress tracking", true, true),
          row("Weekly motivation email", true, true),
        ],
      },
      {
        title: "Men's Circle",
        rows: [
          row("Community", "Read-only", "Full participation"),
          row("Fireside chats", false, false, true),
        ],
      },
      {
        title: "Guidance",
        rows: [
          row("AI personalized recommendations", false, true),
          row("AI coaching conversations", false, false, true),
          row("Custom transformation plan", false, false, true),
          row("Premium content", false, false, true),
          row("Priority support", false, false, true),
        ],
      },
    ],
    faq: [
      {
        question: "Can I change my plan later?",
        answer: "Yes. An upgrade counts at once. A downgrade counts from the end of the billing " +
          "period, so you keep what you paid for.",
      },
      {
        question: "Can I cancel?",
        answer: "Any time, from your profile. Your plan runs to the end of the billing period.",
      },
      {
        question: "What happens to my data when I cancel my account?",
        answer: "We keep it for 30 days, in case you change your mind. Then it is purged.",
      },
      {
        question: "Is Starter really free?",
        answer: "Yes, for as long as you like. We do not ask for a card.",
      },
      {
        question: "Will anyone in the community know who I am?",
        answer: "No. You appear under a pseudonym, on every plan.",
      },
    ],
  },
  marketing: MARKETING_PLANS,
};

/** What an order costs, in cents, from the catalogue alone. */
export function priceOf({ plan, planId, period }: CreateSubscription): number {
  if (plan) return find(CATALOGUE.subscription.plans, plan).price;
  return find(CATALOGUE.products.plans, planId).prices[period];
}

/** The name of a tier, as /products calls it. */
export const nameOf = (tier: Tier): string => find(CATALOGUE.products.plans, tier).name;

function find<Plan extends { id: string }>(plans: Plan[], id: Plan["id"] | undefined): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error("The catalogue lacks this plan");
  return plan;
}
