import type { Invoices } from "@reclaim/contracts-billing/billing";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";

/** What a member was charged and paid back, from the ledger. */
export const listInvoices =
  ({ repository }: Pick<SubscriptionDeps, "repository">) =>
  async (userId: string): Promise<Invoices> => {
    const rows = await repository.ledgerOf(userId);
    return {
      entries: rows.map(({ id, at, kind, planId, amount, currency }) => ({
        id,
        at: at.toISOString(),
        kind,
        planId,
        planName: planTerms(planId).name,
        amount,
        currency,
        receiptUrl: `/api/billing/invoices/${id}/receipt`,
      })),
      paid: rows.reduce((sum, { kind, amount }) => sum + (kind === "charge" ? amount : -amount), 0),
    };
  };
