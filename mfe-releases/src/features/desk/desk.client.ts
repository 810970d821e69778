import {
  auditPage,
  desk,
  madePass,
  type Membership,
  type NewPass,
} from "@reclaim/contracts-releases/release-desk";
import { type Http, HttpError, useHost } from "@reclaim/host-api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const DESK_KEY = ["releases", "desk"];
/** Milliseconds between refetches; none while the page is hidden. */
const POLL_INTERVAL_MS = 5000;

/** The desk, refetched every few seconds while its page is visible. */
export function useDesk() {
  const { http } = useHost();
  return useQuery({
    queryKey: DESK_KEY,
    queryFn: () => http.get("/api/releases/desk", desk),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      data && !isNotTeamMember(error) ? POLL_INTERVAL_MS : false,
  });
}

/** True for the refusal of an account that belongs to no team. */
export const isNotTeamMember = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "not_a_team_member";

/** Refetches the desk after a change. */
export function useInvalidateDesk(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: DESK_KEY });
}

/** One call that changes live versions, canaries or passes. */
export interface ReleaseChange {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  /** Revision of the release as shown; the server refuses the change when it has another. */
  expectedRevision?: string;
  body?: unknown;
  /** The notice of success. */
  done: { title: string; description?: string };
}

/** Sends a change, notifies of success, and refetches the desk, also after a refusal. */
export function useReleaseChange(onDone: () => void = () => {}) {
  const { http, notify } = useHost();
  const invalidateDesk = useInvalidateDesk();
  return useMutation({
    mutationFn: ({ method, path, expectedRevision, body }: ReleaseChange) =>
      http.send(
        method,
        expectedRevision === undefined
          ? path
          : `${path}?${new URLSearchParams({ expectedRevision })}`,
        body,
      ),
    onSuccess(_, { done }) {
      notify(done);
      onDone();
    },
    onSettled: () => void invalidateDesk(),
  });
}

/** The path of a release or of one of its versions. */
export const releasePath = (name: string, ...rest: string[]): string =>
  ["/api/releases", name, ...rest].map((part, at) => (at ? encodeURIComponent(part) : part)).join(
    "/",
  );

/** Lets the account belong to the team whose token it shows. Refused with `unknown_token`. */
export const joinTeam = (http: Http, membership: Membership): Promise<unknown> =>
  http.send("POST", "/api/releases/membership", membership);

/** Makes a pass; the link of its invitation, or null when the pass is the caller's own. */
export async function createPass(http: Http, pass: NewPass): Promise<string | null> {
  const { path } = await http.send("POST", "/api/releases/passes", pass, madePass);
  return path && new URL(path, location.origin).href;
}

/** The entries of the audit log before the one with the id `before`, newest first. */
export const getAuditPage = (http: Http, before: number) =>
  http.get(`/api/releases/audit?before=${before}`, auditPage);
