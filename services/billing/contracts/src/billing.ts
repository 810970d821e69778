import * as z from "zod/mini";
import { email } from "@reclaim/contracts-identity/accounts";
import { entitlement, tier } from "@reclaim/contracts-common/entitlements";

/** Money in minor units: 2900 is 29.00 in the `currency` of the answer. */
const amount = z.int().check(z.gte(0));
const features = z.array(z.string());

/** Plans of /subscription. */
export const CARD_PLANS = ["monthly", "yearly", "lifetime"] as const;
/** Periods of the plans of /products. */
export const PERIODS = ["monthly", "yearly"] as const;

/** A plan of /subscription. `grants` is the tier that it opens, `saving` its claim or null. */
export const cardPlan = z.object({
  id: z.enum(CARD_PLANS),
  title: z.string(),
  price: amount,
  duration: z.enum(["month", "year", "one-time"]),
  saving: z.nullable(z.string()),
  features,
  grants: tier,
});

/** A plan of /products; its id is the tier that it opens. `badge` marks it among the others. */
export const tierPlan = z.object({
  id: tier,
  name: z.string(),
  description: z.string(),
  badge: z.nullable(z.string()),
  prices: z.object({ monthly: amount, yearly: amount }),
  features: z.array(z.object({ text: z.string(), included: z.boolean() })),
});

/** What a cell of the comparison says: words, or whether the plan has it at all. */
const comparisonCell = z.union([z.string(), z.boolean()]);

/** A group of rows of the /products comparison; `detail` says what a row is about. */
export const comparisonGroup = z.object({
  title: z.string(),
  rows: z.array(z.object({
    label: z.string(),
    detail: z.nullable(z.string()),
    starter: comparisonCell,
    essential: comparisonCell,
    premium: comparisonCell,
  })),
});

/** A price of /marketing, for display only. `billed` is the sum of one bill when it is not `amount`. */
const displayPrice = z.object({
  amount,
  per: z.enum(["month", "one-time"]),
  billed: z.nullable(amount),
});

/** A plan of /marketing; `annual` is null for a plan that the annual tab does not offer. */
export const displayPlan = z.object({
  id: z.enum(["starter", "pro", "premium"]),
  name: z.string(),
  description: z.string(),
  prices: z.object({ monthly: displayPrice, annual: z.nullable(displayPrice) }),
  features,
});

/**
 * Answer of GET /api/plans: every price and plan text by screen (D35). `trialDays` is the length of
 * a new member's Premium trial; 0 means that there is none.
 */
export const plans = z.object({
  currency: z.literal("usd"),
  trialDays: z.int(),
  subscription: z.object({ plans: z.array(cardPlan) }),
  products: z.object({
    yearlySaving: z.string(),
    plans: z.array(tierPlan),
    comparison: z.array(comparisonGroup),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  marketing: z.object({ annualSaving: z.string(), plans: z.array(displayPlan) }),
});
export type Plans = z.infer<typeof plans>;

/**
 * Body of POST /api/create-subscription: `plan` from /subscription, or `planId` (with `period`,
 * monthly when absent) from /products, never both (D36). A price in it is not read.
 */
export const createSubscription = z.object({
  plan: z.optional(z.enum(CARD_PLANS)),
  planId: z.optional(tier),
  period: z._default(z.enum(PERIODS), "monthly"),
  email: z.optional(email),
}).check(z.refine((order) => (order.plan === undefined) !== (order.planId === undefined), {
  path: ["plan"],
  error: "Give either plan or planId",
}));
export type CreateSubscription = z.infer<typeof createSubscription>;

/**
 * Answer of POST /api/create-subscription. `success`: the plan holds without any payment. Errors:
 * 503 `payments_unavailable`.
 */
export const createdSubscription = z.object({
  success: z.optional(z.boolean()),
  clientSecret: z.optional(z.string()),
  url: z.optional(z.string()),
  message: z.string(),
});
export type CreatedSubscription = z.infer<typeof createdSubscription>;

/** What the payment provider says of a subscription. */
export const SUBSCRIPTION_STATUSES = ["active", "past_due", "canceled"] as const;

/**
 * What is paid for again and again: the name of its plan, and the instant until which it is paid, null
 * when the last bill is open. `cancelled`: it ends then, and no bill follows.
 */
const renewal = z.object({
  plan: z.string(),
  paidUntil: z.nullable(z.string()),
  cancelled: z.boolean(),
});

/**
 * Answer of GET /api/subscription: what the caller may use (`tier`, `source`, `endsAt`), the name of
 * that plan, and the status of what he pays for, null when he pays for nothing. `renewal` is null
 * when there is nothing that could be cancelled: on Starter, in a trial, for lifetime.
 * `trialDaysLeft` counts the day that has begun; 0 when it is not the trial that he uses.
 *
 * Also the answer of POST /api/subscription/cancel, which has no body. What is paid stays until its
 * end (D38); a second cancel changes nothing. Errors: 409 `nothing_to_cancel`.
 */
export const subscription = z.extend(entitlement, {
  plan: z.string(),
  renewal: z.nullable(renewal),
  status: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
  trialDaysLeft: z.int(),
});
export type Subscription = z.infer<typeof subscription>;

/** Body of POST /api/waitlist. The address is read without regard to case. */
export const waitlistSignup = z.object({
  email: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.email({ error: "Please enter a valid email address" }),
    z.maxLength(254),
  ),
});

/** Answer of POST /api/waitlist, the same for a known address (D39). */
export const waitlistAnswer = z.object({ message: z.string() });
