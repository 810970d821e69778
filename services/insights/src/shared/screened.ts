import type { CrisisAnswer } from "@reclaim/contracts-insights/insights";
import { hasCrisisSigns } from "@reclaim/platform/crisis-screening";

/**
 * The way to every answer of this service: when one of the texts that came along shows signs of
 * risk, `answer` is never asked, and crisis resources come instead of its words (D34).
 */
export async function screened<Answer>(
  texts: (string | null | undefined)[],
  answer: () => Answer | Promise<Answer>,
): Promise<Answer | CrisisAnswer> {
  return hasCrisisSigns(...texts) ? { crisis: true } : await answer();
}
