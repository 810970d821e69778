export const copy = { subscription: "Subscription" };
