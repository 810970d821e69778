import type { Tier } from "@reclaim/contracts-common/entitlements";

export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 410
  | 411
  | 413
  | 415
  | 422
  | 429
  | 500
  | 502
  | 503
  | 504;

/** An error that a caller may see. Everything else becomes a 500 without inner details. */
export class AppError extends Error {
  override name = "AppError";
  constructor(
    readonly status: ErrorStatus,
    readonly code: string,
    message: string,
    readonly fields: { details?: unknown } & Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Defines a named error: `const moodTaken = defineError(409, "mood_taken", "…")`. */
export const defineError =
  (status: ErrorStatus, code: string, message: string) => (details?: unknown): AppError =>
    new AppError(status, code, message, details === undefined ? {} : { details });

export const signInRequired = defineError(401, "sign_in_required", "Sign in to continue.");
export const forbidden = defineError(403, "forbidden", "This is not open to you.");
export const notYourIdentity = defineError(
  403,
  "not_your_identity",
  "You can act only as yourself.",
);
export const notFound = defineError(404, "not_found", "There is nothing at this address.");
export const invalidInput = defineError(
  400,
  "invalid_input",
  "Some of what was sent is not valid. See details for each field.",
);
export const invalidJson = defineError(400, "invalid_json", "The body is not valid JSON.");
export const unavailable = defineError(
  503,
  "unavailable",
  "This is not available at the moment. Please try again later.",
);

/** The one refusal for a plan that lacks `feature`; `tier` is the lowest that has it (D4). */
export const upgradeRequired = (feature: string, tier: Tier): AppError =>
  new AppError(403, "upgrade_required", "Your plan does not include this.", { feature, tier });
