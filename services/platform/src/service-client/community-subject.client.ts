import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import type { ServiceClient } from "./service.client.ts";

/** The gateway's internal call that tells the community's id of an account. */
export const COMMUNITY_SUBJECT_PATH = "/internal/community-subject";

const answered = z.object({ subject: z.string() });

/** A subject never changes; these are of the members who were here last. */
const MAX_CACHED_SUBJECTS = 10_000;

/** Asks the gateway in another process for the id by which the community knows an account (D22). */
export function fetchCommunitySubject(
  gateway: ServiceClient,
): (accountId: string) => Promise<string> {
  const subjects = new LRUCache<string, string>({
    max: MAX_CACHED_SUBJECTS,
    async fetchMethod(accountId) {
      const answer = await gateway.call(
        new Request(`http://gateway${COMMUNITY_SUBJECT_PATH}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ accountId }),
        }),
        null,
      );
      if (!answer.ok) throw new Error(`gateway answered ${answer.status}`);
      return answered.parse(await answer.json()).subject;
    },
  });
  return (accountId) => subjects.forceFetch(accountId);
}
