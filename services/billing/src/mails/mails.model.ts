import { addMinutes } from "date-fns/addMinutes";

/** Money in the smallest unit of its currency, such as cents. */
interface Price {
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
}

/** What mails to members tell. Instants are ISO strings, since they are stored. */
export type MemberMail =
  | { kind: "welcome"; trialDays: number }
  | { kind: "trial-ending"; endsAt: string; daysLeft: number }
  /** A plan was bought; `nextPaymentAt` is null for lifetime. */
  | ({ kind: "confirmation"; plan: string; nextPaymentAt: string | null } & Price)
  | ({ kind: "payment-received"; plan: string; paidAt: string } & Price)
  /** The plan holds until `graceEndsAt`. */
  | ({ kind: "payment-failed"; plan: string; graceEndsAt: string } & Price)
  /** The bank asks the member to confirm the payment. */
  | ({ kind: "action-needed"; plan: string } & Price)
  /** The plan holds until `endsAt`. */
  | { kind: "cancelled"; plan: string; endsAt: string };

/** Tries of a mail: with the pauses between them they take about a day. */
const MAX_ATTEMPTS = 8;

/** When a mail that fails for the `attempt`th time is tried again, or null when it is given up. */
export const nextAttempt = (now: Date, attempt: number): Date | null =>
  attempt >= MAX_ATTEMPTS ? null : addMinutes(now, 5 * 2 ** attempt);
