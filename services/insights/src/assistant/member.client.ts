import { memberSituation } from "@reclaim/contracts-insights/insights";
import { parseAnswer } from "@reclaim/platform/answer";
import { unavailable } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";
import * as z from "zod/mini";
import type { InsightsDeps } from "../shared/deps.ts";

/** Of GET /api/me: what is told to a helper, and the names that must not be. */
const knownMember = z.extend(memberSituation, {
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  pseudonym: z.optional(z.nullable(z.string())),
});
export type KnownMember = z.infer<typeof knownMember>;

/**
 * Asks the members service about the caller. Errors: 503 `unavailable`, since without his names no text of
 * his may go to a model.
 */
export async function fetchMember(
  { getServiceClient, log }: Pick<InsightsDeps, "getServiceClient" | "log">,
  caller: Identity,
): Promise<KnownMember> {
  try {
    const answer = await getServiceClient("members")
      .call(new Request("http://members/api/me"), caller);
    return await parseAnswer("members", answer, knownMember);
  } catch (error) {
    log.error("member not fetched", error);
    throw unavailable();
  }
}
