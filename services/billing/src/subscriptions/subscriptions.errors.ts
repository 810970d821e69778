import { defineError } from "@reclaim/platform/errors";

export const paymentsUnavailable = defineError(
  503,
  "payments_unavailable",
  "We can't take payments yet. Nothing was charged, and your plan stays as it is.",
);
