import { defineError } from "@reclaim/platform/errors";

export const paymentsUnavailable = defineError(
  503,
  "payments_unavailable",
  "Payments do not answer at the moment. Please try again; nothing is charged twice.",
);

export const paymentEnded = defineError(
  409,
  "payment_ended",
  "This payment was replaced or has expired. Nothing was charged. Please choose your plan again.",
);
