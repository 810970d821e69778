import { desk } from "@reclaim/contracts/release-desk";
import { HttpError, useHost } from "@reclaim/host-api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const KEY = ["releases", "desk"];
/** Milliseconds between two looks; none while the page is hidden. */
const EVERY = 5000;

/** What the desk shows, renewed while somebody looks. */
export function useDesk() {
  const { http } = useHost();
  return useQuery({
    queryKey: KEY,
    queryFn: () => http.get("/api/releases/desk", desk),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => data && !isStranger(error) ? EVERY : false,
  });
}

/** True for the refusal of an account that belongs to no team. */
export const isStranger = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "not_a_team_member";

/** Asks for the desk again, after something was changed. */
export function useRenew(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

/** One call that changes what is live, or who gets what. */
export interface Change {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  /** The revision of the release that was looked at: where another holds, nothing is done. */
  seen?: string;
  body?: unknown;
  /** What is said when it is done. */
  done: { title: string; description?: string };
}

/** Does a change, says so, and shows the desk as it is after it; also when it was refused. */
export function useChange(onDone: () => void = () => {}) {
  const { http, notify } = useHost();
  const renew = useRenew();
  return useMutation({
    mutationFn: ({ method, path, seen, body }: Change) =>
      http.send(
        method,
        seen === undefined ? path : `${path}?${new URLSearchParams({ seen })}`,
        body,
      ),
    onSuccess(_, { done }) {
      notify(done);
      onDone();
    },
    onSettled: () => void renew(),
  });
}

/** Where a release, or one version of it, is changed. */
export const addressOf = (name: string, ...rest: string[]): string =>
  ["/api/releases", name, ...rest].map((part, at) => (at ? encodeURIComponent(part) : part)).join(
    "/",
  );
