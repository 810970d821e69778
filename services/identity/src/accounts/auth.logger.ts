import type { Log } from "@reclaim/platform/log";
import type { BetterAuthOptions } from "better-auth";

/**
 * Hands the sign-in library's errors to the structured log. Drops its messages and arguments, since
 * they quote e-mail addresses, tokens and rows; the stack trace tells the place.
 */
export const authLogger = (log: Log): NonNullable<BetterAuthOptions["logger"]> => ({
  level: "error",
  log: (_level, _message, ...args) => {
    const error = args.find((arg) => arg instanceof Error);
    log.error("sign-in library reported an error", error ?? new Error("without a cause"));
  },
});
