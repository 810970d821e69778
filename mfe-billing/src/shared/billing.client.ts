import { createdSubscription, plans, subscription } from "@reclaim/contracts-billing/billing";
import { type Host, type Http, useHost } from "@reclaim/host-api";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { claimAttemptKey, type PlanOrder } from "./attempt-key.storage.ts";

/** Query key of the price catalogue. */
export const PLANS_KEY = ["plans"];
/** Query key of the member's subscription. */
export const SUBSCRIPTION_KEY = ["subscription"];

/** Fetches the price catalogue: every price and plan text of these screens. */
export function usePlans() {
  const { http } = useHost();
  return useQuery({ queryKey: PLANS_KEY, queryFn: () => http.get("/api/plans", plans) });
}

/** Fetches the member's subscription; a visitor has none. */
export function useSubscription() {
  const { http, session: { user, isUnreachable } } = useHost();
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => http.get("/api/subscription", subscription),
    enabled: user !== null || isUnreachable,
  });
}

/**
 * Orders a plan under the key of its attempt. `about` is what else the call names of the member. An OK
 * answer may carry a refusal.
 */
export async function createSubscription(
  http: Http,
  owner: string,
  order: PlanOrder,
  about: { userId: string | undefined; name?: string | null | undefined },
) {
  const key = await claimAttemptKey(owner, order);
  return http.send(
    "POST",
    "/api/create-subscription",
    { ...order, ...about },
    createdSubscription,
    key,
  );
}

/** The whole page learns of another plan; where that fails, the next load does it. */
export function announcePlan({ session, events }: Host, queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
  events.emit("entitlement.changed", {});
  return session.refresh().catch(() => {});
}

/** Whose payments a device keeps apart. */
export const ownerOf = ({ session: { user } }: Host): string => user?.id ?? "visitor";
