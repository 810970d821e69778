import { defineError } from "@reclaim/platform/errors";

/** Of a model that answered with an error, or with what may not be shown. */
export const modelFailed = defineError(
  502,
  "model_failed",
  "The AI could not answer this time. Please try again later.",
);

export const modelTimeout = defineError(
  504,
  "model_timeout",
  "The AI took too long to answer. Please try again later.",
);
