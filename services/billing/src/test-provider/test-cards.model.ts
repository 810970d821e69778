import type { ConfirmTestPayment } from "@reclaim/contracts-billing/billing";
import type { PaymentMethod } from "../payments/payment-provider.ts";

/** What a published test card does when it is charged. */
interface TestCard {
  brand: string;
  /** Why it is declined; null when it is not. */
  declined: string | null;
  /** Its bank asks for confirmation (3-D Secure): never, once, or at each charge. */
  confirmation: "never" | "once" | "always";
}

const DECLINED = "Your card was declined.";
const card = (
  brand: string,
  declined: string | null = null,
  confirmation: TestCard["confirmation"] = "never",
): TestCard => ({ brand, declined, confirmation });

/** Stripe's published test numbers (D37). */
const CARDS: Record<string, TestCard> = {
  "4242424242424242": card("visa"),
  "4000056655665556": card("visa"),
  "5555555555554444": card("mastercard"),
  "2223003122003222": card("mastercard"),
  "378282246310005": card("amex"),
  "6011111111111117": card("discover"),
  "4000000000000002": card("visa", DECLINED),
  "4000000000000341": card("visa", DECLINED),
  "4000000000009987": card("visa", DECLINED),
  "4000000000009979": card("visa", DECLINED),
  "4000000000009995": card("visa", "Your card has insufficient funds."),
  "4000000000000069": card("visa", "Your card has expired."),
  "4000000000000127": card("visa", "Your card's security code is incorrect."),
  "4000000000000119": card(
    "visa",
    "An error occurred while processing your card. Try again in a little bit.",
  ),
  "4000002500003155": card("visa", null, "once"),
  "4000002760003184": card("visa", null, "always"),
  "4000000000003220": card("visa", null, "always"),
  "4000008260003178": card("visa", "Your card has insufficient funds.", "always"),
};

/** A card as the provider keeps it: what it does, never its number. */
export interface KeptCard extends TestCard, PaymentMethod {}

/** The card behind what was typed, or why it is no card that could be charged. */
export function readCard(
  { number, expiry }: ConfirmTestPayment["card"],
  now: Date,
): { card: KeptCard } | { message: string } {
  const digits = number.replaceAll(" ", "");
  const known = CARDS[digits];
  if (!known || !Object.hasOwn(CARDS, digits)) {
    return { message: "Your card was declined. Only the published test cards work here." };
  }
  const [month = 0, year = 0] = expiry.split("/").map(Number);
  if (Date.UTC(2000 + year, month, 1) <= now.getTime()) {
    return { message: "Your card's expiration date is invalid." };
  }
  return { card: { ...known, last4: digits.slice(-4) } };
}
