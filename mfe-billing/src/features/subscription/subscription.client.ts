import {
  changedSubscription,
  changePreview,
  type ChangeSubscription,
  invoices,
  payment,
  type RecurringPlan,
  type Subscription,
  subscription,
  testPaymentResult,
} from "@reclaim/contracts-billing/billing";
import { type Http, useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { claimAttemptKey } from "../../shared/attempt-key.storage.ts";
import type { CardDetails } from "./payment.machine.ts";

/** Reads one's own payment, open or over. */
export const readPayment = (http: Http, id: string) =>
  http.get(`/api/billing/payments/${encodeURIComponent(id)}`, payment);

/** Sends a card to the test provider. */
export const confirmTestPayment = (http: Http, clientSecret: string, card: CardDetails) =>
  http.send(
    "POST",
    "/api/billing/test-payments/confirm",
    { clientSecret, card },
    testPaymentResult,
  );

/** Tells the test provider how its 3-D Secure step ended. */
export const authenticateTestPayment = (
  http: Http,
  clientSecret: string,
  outcome: "complete" | "fail",
) =>
  http.send(
    "POST",
    "/api/billing/test-payments/authenticate",
    { clientSecret, outcome },
    testPaymentResult,
  );

/** Ends the renewal of the member's subscription. */
export const cancelSubscription = (http: Http, reason: string): Promise<Subscription> =>
  http.send("POST", "/api/subscription/cancel", reason ? { reason } : undefined, subscription);

/** Takes back a cancellation, or a downgrade that has not begun. */
export const resumeSubscription = (http: Http): Promise<Subscription> =>
  http.send("POST", "/api/subscription/resume", undefined, subscription);

/** Fetches what a change of plan does and costs now. */
export function useChangePreview(planId: RecurringPlan) {
  const { http } = useHost();
  return useQuery({
    queryKey: ["subscription-change", planId],
    queryFn: () => http.send("POST", "/api/subscription/preview", { planId }, changePreview),
    // What is due changes from minute to minute.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Changes the plan as it was previewed. */
export async function changeSubscription(http: Http, owner: string, change: ChangeSubscription) {
  const key = await claimAttemptKey(`${owner}:change`, change);
  return http.send("POST", "/api/subscription/change", change, changedSubscription, key);
}

/** Fetches what was charged and paid back, the newest first. */
export function useInvoices() {
  const { http } = useHost();
  return useQuery({
    queryKey: ["billing-invoices"],
    queryFn: () => http.get("/api/billing/invoices", invoices),
  });
}
