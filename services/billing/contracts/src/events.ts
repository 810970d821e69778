/** What the page's parts tell each other about calls of the billing service, by name. */
export interface BillingEvents {
  "entitlement.changed": Record<never, never>;
}
