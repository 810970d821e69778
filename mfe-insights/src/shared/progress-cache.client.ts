import { useHost } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** All queries of the member's days begin with it. */
export const progressKey = (memberId: string) => ["progress", memberId];

/** Invalidates the member's days when a check-in is recorded, since fetched data never goes stale. */
export function useInvalidateProgress(memberId: string): void {
  const { events } = useHost();
  const queries = useQueryClient();
  useEffect(
    () =>
      events.on("check-in.recorded", () => {
        void queries.invalidateQueries({ queryKey: progressKey(memberId) });
      }),
    [events, queries, memberId],
  );
}
