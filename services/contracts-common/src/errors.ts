import * as z from "zod/mini";

/**
 * The body of every error answer. `code` is stable and meant for programs, `message` says what
 * happened and what to do, `details` names fields for 400 and never inner state for 5xx.
 */
export const errorBody = z.looseObject({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.unknown()),
  traceId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
