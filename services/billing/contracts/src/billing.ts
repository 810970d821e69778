import * as z from "zod/mini";
import { email } from "@reclaim/contracts-identity/accounts";
import { entitlement, tier } from "@reclaim/contracts-common/entitlements";
import { text } from "@reclaim/contracts-common/text";

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

/** Plans that are paid for again and again: of /subscription, and `<tier>-<period>` of /products. */
export const RECURRING_PLANS = [
  "monthly",
  "yearly",
  "essential-monthly",
  "essential-yearly",
  "premium-monthly",
  "premium-yearly",
] as const;
/** Every plan that costs something. */
export const PAID_PLANS = [...RECURRING_PLANS, "lifetime"] as const;
export const recurringPlan = z.enum(RECURRING_PLANS);
export type RecurringPlan = z.infer<typeof recurringPlan>;
export const paidPlan = z.enum(PAID_PLANS);
export type PaidPlan = z.infer<typeof paidPlan>;

/**
 * Header of POST /api/create-subscription and /api/subscription/change: a random text of the client
 * for one attempt, kept until its end is known. A repeated call with the same key and body gets the
 * answer of the first; with another body 409 `idempotency_key_reused`. Without a key, too, a member
 * has one open payment at most, so that nothing can be paid twice.
 */
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key";
export const idempotencyKey = z.optional(
  z.string().check(z.regex(/^[\w-]{8,100}$/, { error: "Give 8 to 100 letters, digits, - or _" })),
);

/**
 * Answer of POST /api/create-subscription. For a paid `plan`: `clientSecret` and `paymentId`. For a
 * paid `planId`: `url`, a path of this product (`/subscription?payment={paymentId}` to pay, or
 * `/subscription?change={planId}` for a member who has a subscription and would change it). For
 * `planId` starter: `success`; who pays then keeps his plan until its period ends. An order that
 * repeats an open one gets the same payment. Errors: 409 `already_subscribed` (has this plan, has
 * lifetime, or would buy a second one by `plan`), `idempotency_key_reused`; 503 `payments_unavailable`
 * when the provider does not answer: the same call may be sent again.
 */
export const createdSubscription = z.object({
  success: z.optional(z.boolean()),
  clientSecret: z.optional(z.string()),
  paymentId: z.optional(z.string()),
  url: z.optional(z.string()),
  message: z.string(),
});
export type CreatedSubscription = z.infer<typeof createdSubscription>;

/** Who takes the payments: the built-in test provider, or Stripe when it has a key (D37). */
export const paymentProvider = z.enum(["test", "stripe"]);

/**
 * Answer of GET /api/billing/payments/{paymentId}: one's own payment, open or over, also in a tab
 * that was closed and opened again. `clientSecret` is null unless it is open; `publishableKey` is
 * Stripe's, null for the test provider. `amount` is what is charged now. Errors: 404.
 */
export const payment = z.object({
  id: z.string(),
  status: z.enum(["open", "paid", "ended"]),
  planId: paidPlan,
  planName: z.string(),
  tier,
  amount,
  currency: z.literal("usd"),
  provider: paymentProvider,
  clientSecret: z.nullable(z.string()),
  publishableKey: z.nullable(z.string()),
});
export type Payment = z.infer<typeof payment>;

/**
 * Body of POST /api/billing/test-payments/confirm, the card form of the test provider. It takes
 * Stripe's published test numbers (digits, blanks allowed) and keeps no number. `expiry` is MM/YY.
 */
export const confirmTestPayment = z.object({
  clientSecret: z.string().check(z.minLength(1), z.maxLength(200)),
  card: z.object({
    number: z.string().check(
      z.regex(/^(?:\d ?){12,19}$/, { error: "Your card number is invalid." }),
    ),
    expiry: z.string().check(
      z.regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/, { error: "Your card's expiration date is invalid." }),
    ),
    cvc: z.string().check(z.regex(/^\d{3,4}$/, { error: "Your card's security code is invalid." })),
  }),
});
export type ConfirmTestPayment = z.infer<typeof confirmTestPayment>;

/** Body of POST /api/billing/test-payments/authenticate: how the 3-D Secure step ended. */
export const authenticateTestPayment = z.object({
  clientSecret: z.string().check(z.minLength(1), z.maxLength(200)),
  outcome: z.enum(["complete", "fail"]),
});

/**
 * Answer of both calls. `requires_action`: the 3-D Secure step comes first, then authenticate.
 * `declined`: `message` says why, and another card may be tried with the same client secret.
 * Errors: 404 for what is not one's own or while the provider is Stripe; 409 `payment_ended` for what
 * was replaced or expired. What is paid already answers `succeeded` again and charges nothing.
 */
export const testPaymentResult = z.object({
  status: z.enum(["succeeded", "requires_action", "declined"]),
  message: z.nullable(z.string()),
});
export type TestPaymentResult = z.infer<typeof testPaymentResult>;

/** What the payment provider says of a subscription; lifetime is active without an end. */
export const SUBSCRIPTION_STATUSES = [
  "active",
  "trialing",
  "past_due",
  "incomplete",
  "canceled",
  "unpaid",
] as const;

/**
 * What is paid for again and again: the name of its plan, and the instant until which it is paid, null
 * when the last bill is open. `cancelled`: it ends then, and no bill follows.
 */
const renewal = z.object({
  plan: z.string(),
  paidUntil: z.nullable(z.string()),
  cancelled: z.boolean(),
});

/** A bill to come. */
const nextPayment = z.object({ at: z.string(), amount });

/**
 * What a member has bought, for Manage subscription. `nextPayment` is null when no bill follows.
 * `scheduled` is a downgrade that begins at the end of the period. `graceEndsAt`: the last bill is
 * open, and until then the plan holds all the same. `method` is the card as the provider names it.
 */
const purchase = z.object({
  planId: paidPlan,
  planName: z.string(),
  amount,
  cancelAtPeriodEnd: z.boolean(),
  nextPayment: z.nullable(nextPayment),
  scheduled: z.nullable(z.object({ planId: paidPlan, planName: z.string(), at: z.string() })),
  graceEndsAt: z.nullable(z.string()),
  method: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
});

/**
 * Answer of GET /api/subscription: what the caller may use (`tier`, `source`, `endsAt`), the name of
 * that plan, and the status of what he pays for, null when he pays for nothing. `renewal` is null
 * when there is nothing that could be cancelled: on Starter, in a trial, for lifetime.
 * `trialDaysLeft` counts the day that has begun; 0 when it is not the trial that he uses.
 * `purchase` is what he has bought and has not ended, null when there is nothing.
 * `openPaymentId` is a payment that waits for him: a first one, a change that the card's bank wants
 * confirmed, a renewal that failed; it is paid on /subscription?payment={openPaymentId}.
 *
 * Also the answer of POST /api/subscription/cancel (`cancelSubscription`) and
 * POST /api/subscription/resume (no body). What is paid stays until its end (D38); a second cancel
 * changes nothing. Resume takes back a cancellation and a scheduled downgrade. Errors:
 * 409 `nothing_to_cancel`, `nothing_to_resume`; 503 `payments_unavailable`.
 */
export const subscription = z.extend(entitlement, {
  plan: z.string(),
  renewal: z.nullable(renewal),
  status: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
  trialDaysLeft: z.int(),
  provider: paymentProvider,
  purchase: z.nullable(purchase),
  openPaymentId: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscription>;

/** Body of POST /api/subscription/cancel; it may be missing. The reason is the member's own words. */
export const cancelSubscription = z.optional(z.object({ reason: z.optional(text(500)) }));

/** Body of POST /api/subscription/preview. Lifetime is bought by POST /api/create-subscription. */
export const previewChange = z.object({ planId: recurringPlan });

/**
 * Answer of POST /api/subscription/preview: what a change of plan does and costs. `effect` now: an
 * upgrade; `amountDue` is charged at once, the new price less `credit` for what is left of the old
 * period, and the new period begins. `period_end`: a downgrade; nothing is due, it begins at
 * `startsAt`. `prorationDate` goes into the change, so that what was shown is charged. Errors: 409
 * `nothing_to_change` (no subscription, an open bill, lifetime), `same_plan`; 503
 * `payments_unavailable`.
 */
export const changePreview = z.object({
  planId: paidPlan,
  effect: z.enum(["now", "period_end"]),
  amountDue: amount,
  credit: amount,
  startsAt: z.string(),
  nextPayment,
  prorationDate: z.string(),
});
export type ChangePreview = z.infer<typeof changePreview>;

/** Body of POST /api/subscription/change: the plan and the `prorationDate` of its preview. */
export const changeSubscription = z.object({
  planId: recurringPlan,
  // The shell does not share zod's own check of instants with remotes.
  prorationDate: z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/, { error: "Not an instant" }),
    z.refine((instant) => !Number.isNaN(Date.parse(instant)), { error: "Not an instant" }),
  ),
});
export type ChangeSubscription = z.infer<typeof changeSubscription>;

/**
 * Answer of POST /api/subscription/change. `paymentId` is null when the change is done or scheduled;
 * else the card was declined or its bank asks for confirmation, and the old plan stays until that
 * payment is made on /subscription?payment={paymentId}. A change to the plan that he has already
 * changes nothing. Errors: 409 `nothing_to_change`, `preview_expired` (older than 30 minutes: ask for
 * another one), `idempotency_key_reused`; 503 `payments_unavailable`.
 */
export const changedSubscription = z.object({
  subscription,
  paymentId: z.nullable(z.string()),
});
export type ChangedSubscription = z.infer<typeof changedSubscription>;

/** What was charged or paid back; `amount` is never negative, `receiptUrl` the path of its PDF. */
const invoice = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(["charge", "refund"]),
  planId: z.nullable(paidPlan),
  planName: z.nullable(z.string()),
  amount,
  currency: z.literal("usd"),
  receiptUrl: z.string(),
});

/** Answer of GET /api/billing/invoices, the newest first. `paid` is all charges less all refunds. */
export const invoices = z.object({ entries: z.array(invoice), paid: z.int() });
export type Invoices = z.infer<typeof invoices>;

/** Header of POST /api/billing/webhook: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const WEBHOOK_SIGNATURE_HEADER = "stripe-signature";

/**
 * Body of POST /api/billing/webhook (D54), an event of the payment provider. What it says is not
 * believed: its object is read again. The signature is over the raw body and may be five minutes
 * old. Errors: 400 `invalid_signature`. A known event and an unknown kind answer 200.
 */
export const webhookEvent = z.looseObject({ id: z.string(), type: z.string() });
export const webhookAnswer = z.object({ received: z.literal(true) });

/** Body of POST /api/waitlist. The address is read without regard to case. */
export const waitlistSignup = z.object({
  email: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.email({ error: "Please enter a valid email address" }),
    z.maxLength(254),
  ),
});

/** Answer of POST /api/waitlist, the same for a known address (D39), and of its confirmation. */
export const waitlistAnswer = z.object({ message: z.string() });

/** The token of a link that confirms an address of the waitlist: 32 random bytes as base64url. */
export const waitlistToken = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * Body of POST /api/waitlist/confirm. A link serves once and for 7 days. Errors: 410 `link_expired`, also for
 * a link that has served or never was.
 */
export const waitlistConfirmation = z.object({ token: waitlistToken });
