import { notFound } from "@reclaim/platform/errors";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { writePdf } from "./pdf.model.ts";

/** The receipt of one of a member's own charges or refunds, as PDF. Errors: 404. */
export const readReceipt =
  ({ repository }: Pick<SubscriptionDeps, "repository">) =>
  async (userId: string, invoiceId: string): Promise<string> => {
    const entry = (await repository.ledgerOf(userId)).find(({ id }) => id === invoiceId);
    if (!entry) throw notFound();
    const amount = new Intl.NumberFormat("en-US", { style: "currency", currency: entry.currency })
      .format(entry.amount / 100);
    return writePdf([
      entry.kind === "charge" ? "Reclaim: receipt" : "Reclaim: refund",
      "",
      `Number: ${entry.id}`,
      `Date: ${entry.at.toISOString().slice(0, 10)}`,
      `Plan: ${planTerms(entry.planId).name}`,
      `${entry.kind === "charge" ? "Paid" : "Paid back"}: ${amount}`,
    ]);
  };
