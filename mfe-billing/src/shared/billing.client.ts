import { createdSubscription, plans, subscription } from "@reclaim/contracts-billing/billing";
import { type Http, useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";

/** Query key of the price catalogue. */
export const PLANS_KEY = ["plans"];
/** Query key of the member's subscription. */
export const SUBSCRIPTION_KEY = ["subscription"];

/** Fetches the price catalogue: every price and plan text of these screens. */
export function usePlans() {
  const { http } = useHost();
  return useQuery({ queryKey: PLANS_KEY, queryFn: () => http.get("/api/plans", plans) });
}

/** Fetches the member's subscription. */
export function useSubscription() {
  const { http } = useHost();
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => http.get("/api/subscription", subscription),
  });
}

/** Orders a plan; what follows is in the answer, and an OK answer may carry a refusal. */
export const createSubscription = (http: Http, order: object) =>
  http.send("POST", "/api/create-subscription", order, createdSubscription);
