import { type Pseudonym, pseudonym as pseudonymContract } from "@reclaim/contracts/community";
import { type Http, HttpError, useHost } from "@reclaim/host-api";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { keys } from "./forum.keys.ts";
import { logFailure } from "./log-failure.ts";

const STORAGE_KEY = "pseudonym";

/** The member's own pseudonym; null when there is none. Asked for once, and only when `enabled`. */
export function useOwnPseudonym({ enabled = true }: { enabled?: boolean } = {}) {
  const { http, session } = useHost();
  const subject = session.member?.communitySubject;
  return useQuery({
    ...ownPseudonymQuery(http, subject ?? ""),
    enabled: enabled && subject !== undefined,
    // The page knew already that there is none: nothing to ask.
    initialData: session.member?.pseudonym === null ? null : undefined,
    placeholderData: () => kept(subject),
  });
}

/** For those who need the answer within a process; `subject` is the member's `communitySubject`. */
export const ownPseudonymQuery = (http: Http, subject: string) => ({
  queryKey: keys.ownPseudonym(subject),
  queryFn: () => lookUp(http, subject),
});

/** Makes a pseudonym known to all that shows it, here and after a reload. */
export function rememberPseudonym(queries: QueryClient, own: Pseudonym): void {
  keep(own);
  queries.setQueryData(keys.ownPseudonym(own.userId), own);
}

/** What has been written under an automatic name locks it (D23). */
export function lockPseudonym(queries: QueryClient, own: Pseudonym): void {
  if (own.provisional) rememberPseudonym(queries, { ...own, provisional: false });
}

async function lookUp(http: Http, subject: string): Promise<Pseudonym | null> {
  try {
    const own = await http.get(
      `/api/pseudonyms/user/${encodeURIComponent(subject)}`,
      pseudonymContract,
    );
    keep(own);
    return own;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) {
      keep(null);
      return null;
    }
    logFailure("Looking up the pseudonym", error);
    throw error;
  }
}

/** Storage may be forbidden, full or edited by hand: then the server's answer is waited for. */
function kept(subject: string | undefined): Pseudonym | undefined {
  try {
    const found = z.safeParse(
      pseudonymContract,
      JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null"),
    ).data;
    return found?.userId === subject ? found : undefined;
  } catch {
    return undefined;
  }
}

function keep(own: Pseudonym | null): void {
  try {
    if (own) localStorage.setItem(STORAGE_KEY, JSON.stringify(own));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The page works without it.
  }
}
