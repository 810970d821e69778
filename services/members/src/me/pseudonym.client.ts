import { pseudonym } from "@reclaim/contracts-community/community";
import { parseAnswer } from "@reclaim/platform/answer";
import type { Identity } from "@reclaim/platform/identity";
import type { MembersDeps } from "../shared/deps.ts";

/**
 * Asks the community for the member's pseudonym: null without one, undefined when the community does
 * not answer, since the rest of a page does not need it.
 */
export async function fetchPseudonym(
  { getServiceClient, log }: Pick<MembersDeps, "getServiceClient" | "log">,
  identity: Identity,
  subject: string,
): Promise<string | null | undefined> {
  try {
    // The community is told the pairwise subject and nothing that names the member (D22).
    const answer = await getServiceClient("community").call(
      new Request(`http://community/api/pseudonyms/user/${subject}`),
      { ...identity, sub: subject, email: null, username: null },
    );
    if (answer.status === 404) return null;
    return (await parseAnswer("community", answer, pseudonym)).pseudonym;
  } catch (error) {
    log.error("pseudonym not fetched", error);
    return undefined;
  }
}
