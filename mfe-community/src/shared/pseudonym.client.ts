import {
  initialsOf,
  type Pseudonym,
  pseudonym as pseudonymContract,
} from "@reclaim/contracts-community/community";
import { type Http, HttpError, type Session, useHost } from "@reclaim/host-api";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keys } from "./query-keys.ts";
import { logFailure } from "./log-failure.ts";

const STORAGE_KEY = "pseudonym";

/** Fetches the member's own pseudonym once, when `enabled`; null when there is none. */
export function useOwnPseudonym({ enabled = true }: { enabled?: boolean } = {}) {
  const { http, session } = useHost();
  const subject = session.member?.communitySubject;
  // A render on the server, and the one that takes it over, know nothing of the device.
  const stored = useSyncExternalStore(subscribeToNothing, readStored, () => null);
  return useQuery({
    ...ownPseudonymQuery(http, subject ?? ""),
    enabled: enabled && subject !== undefined,
    placeholderData: () =>
      session.member?.pseudonym === null ? null : parseStoredPseudonym(stored, subject),
  });
}

/** Query options for use outside of a component; `subject` is the member's `communitySubject`. */
const ownPseudonymQuery = (http: Http, subject: string) => ({
  queryKey: keys.ownPseudonym(subject),
  queryFn: () => fetchPseudonym(http, subject),
});

/** The member has no name in the circle, which writing and reacting need. */
export class MissingPseudonymError extends Error {}

/** The member's own pseudonym, fetched when it is not known yet. Throws `MissingPseudonymError` without one. */
export async function fetchOwnPseudonym(
  queries: QueryClient,
  http: Http,
  { member }: Session,
): Promise<Pseudonym> {
  const own = member &&
    await queries.ensureQueryData(ownPseudonymQuery(http, member.communitySubject));
  if (!own) throw new MissingPseudonymError();
  return own;
}

/** Creates the member's pseudonym; `subject` is the member's `communitySubject`, `color` #rrggbb. */
export const createPseudonym = (
  http: Http,
  { subject, name, color, automatic }: {
    subject: string | undefined;
    name: string;
    color: string;
    automatic?: true;
  },
): Promise<Pseudonym> =>
  http.send("POST", "/api/pseudonyms", {
    userId: subject,
    pseudonym: name,
    avatarColor: color,
    avatarInitials: initialsOf(name),
    automatic,
  }, pseudonymContract);

/** As `createPseudonym`; where the answer was lost although the name is there, it is read back. */
export async function createPseudonymOnce(
  http: Http,
  wanted: { subject: string | undefined; name: string; color: string },
): Promise<Pseudonym> {
  try {
    return await createPseudonym(http, wanted);
  } catch (error) {
    const own = await fetchPseudonym(http, wanted.subject ?? "").catch(() => null);
    if (own?.provisional === false && own.pseudonym === wanted.name) return own;
    throw error;
  }
}

/** Writes a pseudonym to the query cache and to local storage. */
export function cachePseudonym(queries: QueryClient, own: Pseudonym): void {
  storePseudonym(own);
  queries.setQueryData(keys.ownPseudonym(own.userId), own);
}

/** Marks an automatic pseudonym as final after its first post or comment (D23). */
export function lockPseudonym(queries: QueryClient, own: Pseudonym): void {
  if (own.provisional) cachePseudonym(queries, { ...own, provisional: false });
}

async function fetchPseudonym(http: Http, subject: string): Promise<Pseudonym | null> {
  try {
    const own = await http.get(
      `/api/pseudonyms/user/${encodeURIComponent(subject)}`,
      pseudonymContract,
    );
    storePseudonym(own);
    return own;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) {
      storePseudonym(null);
      return null;
    }
    logFailure("Looking up the pseudonym", error);
    throw error;
  }
}

const subscribeToNothing = () => () => {};

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** The stored pseudonym of `subject`; undefined when it is another's, or no pseudonym at all. */
function parseStoredPseudonym(
  stored: string | null,
  subject: string | undefined,
): Pseudonym | undefined {
  try {
    const found = z.safeParse(pseudonymContract, JSON.parse(stored ?? "null")).data;
    return found?.userId === subject ? found : undefined;
  } catch {
    return undefined;
  }
}

function storePseudonym(own: Pseudonym | null): void {
  try {
    if (own) localStorage.setItem(STORAGE_KEY, JSON.stringify(own));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The page works without it.
  }
}
