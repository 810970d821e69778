import { plans, subscription } from "@reclaim/contracts/billing";
import { useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";

/** Key of what the member has; invalidated when it may have changed. */
export const SUBSCRIPTION_KEY = ["subscription"];

/** The price catalogue: every price and plan text of these screens. */
export function usePlans() {
  const { http } = useHost();
  return useQuery({ queryKey: ["plans"], queryFn: () => http.get("/api/plans", plans) });
}

/** The member's plan. */
export function useSubscription() {
  const { http } = useHost();
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => http.get("/api/subscription", subscription),
  });
}
