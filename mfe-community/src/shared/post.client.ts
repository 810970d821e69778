import { post as postContract } from "@reclaim/contracts-community/community";
import { HttpError, useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { logFailure } from "./log-failure.ts";
import { keys } from "./query-keys.ts";

/** One post; null when there is none. Reads nothing without an id. */
export function usePost(id: number | null) {
  const { http, session } = useHost();
  return useQuery({
    queryKey: keys.post(id ?? 0),
    enabled: id !== null && session.member !== null,
    async queryFn() {
      try {
        return await http.get(`/api/forum/posts/${id}`, postContract);
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        logFailure("Reading a post", error);
        throw error;
      }
    },
  });
}
