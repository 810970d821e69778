import { subscription } from "@reclaim/contracts-billing/billing";
import { useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";

/** Time to wait for the payment provider's webhook (community specification §9). */
const PAYMENT_TIMEOUT_MS = 5000;
const POLL_INTERVAL_MS = 1000;

/** Polls the subscription until a paid plan is active, for PAYMENT_TIMEOUT_MS at most. */
export function usePayment() {
  const { http } = useHost();
  const [isPolling, setIsPolling] = useState(true);
  const { data, isError, refetch } = useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => http.get("/api/subscription", subscription),
    // A cached answer is older than the payment.
    staleTime: 0,
    refetchInterval: (query) =>
      isPolling && query.state.data?.source !== "subscription" ? POLL_INTERVAL_MS : false,
  });
  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(() => setIsPolling(false), PAYMENT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isPolling]);

  const state = data?.source === "subscription"
    ? "arrived"
    : isPolling
    ? "waiting"
    : isError
    ? "failed"
    : "none";
  const retry = () => {
    setIsPolling(true);
    void refetch();
  };
  return { state, retry } as const;
}
