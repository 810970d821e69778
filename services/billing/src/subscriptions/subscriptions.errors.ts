import { defineError } from "@reclaim/platform/errors";

export const alreadySubscribed = defineError(
  409,
  "already_subscribed",
  "You have a paid plan already. Nothing was charged. You can change it under Manage subscription.",
);

export const idempotencyKeyReused = defineError(
  409,
  "idempotency_key_reused",
  "This key belongs to another call. Use a new one.",
);

export const nothingToCancel = defineError(
  409,
  "nothing_to_cancel",
  "You have no subscription that could be cancelled. Nothing is charged.",
);

export const nothingToResume = defineError(
  409,
  "nothing_to_resume",
  "Your subscription was not cancelled. Nothing has changed.",
);

export const nothingToChange = defineError(
  409,
  "nothing_to_change",
  "You have no running subscription that could be changed. Nothing is charged.",
);

export const samePlan = defineError(409, "same_plan", "You have this plan already.");

export const previewExpired = defineError(
  409,
  "preview_expired",
  "The amount may have changed. Please look at it again.",
);

export const invalidSignature = defineError(
  400,
  "invalid_signature",
  "The signature is not that of the payment provider, or too old.",
);
