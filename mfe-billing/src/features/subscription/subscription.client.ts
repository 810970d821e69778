import { type Subscription, subscription } from "@reclaim/contracts-billing/billing";
import type { Http } from "@reclaim/host-api";

/** Ends the renewal of the member's subscription. */
export const cancelSubscription = (http: Http): Promise<Subscription> =>
  http.send("POST", "/api/subscription/cancel", undefined, subscription);
