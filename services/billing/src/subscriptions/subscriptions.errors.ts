import { defineError } from "@reclaim/platform/errors";

export const paymentsUnavailable = defineError(
  503,
  "payments_unavailable",
  "We can't take payments yet. Nothing was charged, and your plan stays as it is.",
);

export const nothingToCancel = defineError(
  409,
  "nothing_to_cancel",
  "You have no subscription that could be cancelled. Nothing is charged.",
);
