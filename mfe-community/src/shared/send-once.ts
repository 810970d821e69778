import { HttpError } from "@reclaim/host-api";
import { useRef } from "react";

/** The service may have stored what was sent, although no answer came, or one by a gateway. */
const isAnswerLost = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 502;

/**
 * Sends words that must go out once. After a call whose answer was lost, the next attempt first looks
 * by `find` whether they are stored already.
 */
export function useSendOnce<Input, Stored>(
  send: (input: Input) => Promise<Stored>,
  find: (input: Input) => Promise<Stored | undefined>,
): (input: Input) => Promise<Stored> {
  const isUncertain = useRef(false);
  return async (input) => {
    if (isUncertain.current) {
      const stored = await find(input);
      isUncertain.current = false;
      if (stored) return stored;
    }
    try {
      return await send(input);
    } catch (error) {
      isUncertain.current = isAnswerLost(error);
      throw error;
    }
  };
}
