import { type Subscription, subscription } from "@reclaim/contracts-billing/billing";
import { useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Tier } from "@reclaim/contracts-common/entitlements";
import { SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";
import { tierOf } from "../../shared/paid-plan.model.ts";

/** Time to wait for the payment provider's webhook (community specification §9). */
const PAYMENT_TIMEOUT_MS = 5000;
const POLL_INTERVAL_MS = 1000;
/** Afterwards, while the page says that it is late. */
const LATE_POLL_INTERVAL_MS = 5000;

/**
 * True when the chosen plan is paid and active; any paid one where none is named that costs something.
 * Neither the trial nor another plan counts, whatever they open (D61).
 */
function hasArrived({ purchase, status }: Subscription, plan: Tier | undefined): boolean {
  if (!purchase || status !== "active") return false;
  return plan === undefined || plan === "starter" || tierOf(purchase.planId) === plan;
}

/** Polls the subscription until `plan` is paid; after PAYMENT_TIMEOUT_MS it is late, and asked more rarely. */
export function usePayment(plan: Tier | undefined) {
  const { http } = useHost();
  const [isPolling, setIsPolling] = useState(true);
  const { data, isError, refetch } = useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => http.get("/api/subscription", subscription),
    // A cached answer is older than the payment.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && hasArrived(state.data, plan)
        ? false
        : isPolling
        ? POLL_INTERVAL_MS
        : LATE_POLL_INTERVAL_MS,
  });
  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(() => setIsPolling(false), PAYMENT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isPolling]);

  const state = data && hasArrived(data, plan)
    ? "arrived"
    : isPolling
    ? "waiting"
    : isError
    ? "failed"
    : "late";
  const retry = () => {
    setIsPolling(true);
    void refetch();
  };
  return { state, retry } as const;
}
