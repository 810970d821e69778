import type { Mail } from "@reclaim/platform/mail";
import { composeMail, type MailContent } from "@reclaim/platform/mail-layout";
import type { MemberMail } from "./mails.model.ts";

type Words = Pick<MailContent, "subject" | "title" | "paragraphs" | "reason"> & {
  action: { label: string; path: string };
};

const ACCOUNT = "You get this because you have an account at Reclaim.";
const PLAN = "You get this because it is about a plan that you pay for.";
const MANAGE = { label: "Manage subscription", path: "/subscription" };

const formatMoney = ({ amount, currency }: { amount: number; currency: string }): string => {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** Billing knows no time zone of its members: a day is that of UTC. */
const formatDay = (instant: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(instant),
  );
const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

function wordsOf(mail: MemberMail): Words {
  switch (mail.kind) {
    case "welcome":
      return {
        subject: "Welcome to Reclaim",
        title: "Good that you are here",
        paragraphs: [
          "One honest answer a day is all it takes: how are you? A minute, and the day is yours again.",
          mail.trialDays > 0
            ? `For ${
              days(mail.trialDays)
            } everything is open to you. After that you go on for free ` +
              "with Starter, unless you choose a plan. We did not ask for a card."
            : "You are on Starter, which is free for as long as you like.",
        ],
        action: { label: "Check in", path: "/" },
        reason: ACCOUNT,
      };
    case "trial-ending":
      return {
        subject: `Your trial ends in ${days(mail.daysLeft)}`,
        title: `Your trial ends in ${days(mail.daysLeft)}`,
        paragraphs: [
          `Until ${
            formatDay(mail.endsAt)
          } everything is open to you. Nothing is charged when it ends.`,
          "Your check-ins, your journal and your progress stay. With Starter you go on for free; with a " +
          "plan you keep the whole program.",
        ],
        action: { label: "See the plans", path: "/products" },
        reason: ACCOUNT,
      };
    case "confirmation":
      return {
        subject: `${mail.plan} is yours`,
        title: `${mail.plan} is yours`,
        paragraphs: [
          `Thank you. You paid ${
            formatMoney(mail)
          }, and everything in ${mail.plan} is open to you.`,
          mail.nextPaymentAt
            ? `The next payment is on ${formatDay(mail.nextPaymentAt)}. You can cancel at any time.`
            : "That was the only payment. There is nothing to renew.",
        ],
        action: MANAGE,
        reason: PLAN,
      };
    case "payment-received":
      return {
        subject: "We received your payment",
        title: "Thank you for your payment",
        paragraphs: [
          `We received ${formatMoney(mail)} for ${mail.plan} on ${formatDay(mail.paidAt)}.`,
          "The invoice stands with your subscription.",
        ],
        action: MANAGE,
        reason: PLAN,
      };
    case "payment-failed":
      return {
        subject: "Your payment did not go through",
        title: "Your payment did not go through",
        paragraphs: [
          `We could not charge ${
            formatMoney(mail)
          } for ${mail.plan}. That happens: a card runs out, a ` +
          "limit is reached.",
          `Nothing is lost. ${mail.plan} stays open until ${formatDay(mail.graceEndsAt)}; please ` +
          "choose another card before that.",
        ],
        action: { label: "Change the card", path: "/subscription" },
        reason: PLAN,
      };
    case "action-needed":
      return {
        subject: "Your bank asks you to confirm a payment",
        title: "Your bank asks you to confirm a payment",
        paragraphs: [
          `It is about ${
            formatMoney(mail)
          } for ${mail.plan}. Without your word the bank does not pay.`,
          "Sign in at Reclaim to confirm it. We never ask for a card's number by mail.",
        ],
        action: { label: "Confirm the payment", path: "/subscription" },
        reason: PLAN,
      };
    case "cancelled":
      return {
        subject: `${mail.plan} is cancelled`,
        title: `${mail.plan} is cancelled`,
        paragraphs: [
          `No payment follows. What you paid for stays open until ${formatDay(mail.endsAt)}.`,
          "After that you go on for free with Starter, and what you wrote stays yours.",
        ],
        action: MANAGE,
        reason: PLAN,
      };
  }
}

/** A mail to a member, as HTML and as text. */
export function composeMemberMail(
  mail: MemberMail,
  { to, publicUrl }: { to: string; publicUrl: string },
): Mail {
  const { action: { label, path }, ...words } = wordsOf(mail);
  return composeMail({ ...words, to, publicUrl, action: { label, url: publicUrl + path } });
}
