import { checkInList } from "@reclaim/contracts/check-ins";
import { useHost } from "@reclaim/host-api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const keyOf = (memberId: string) => ["check-ins", memberId];

/** All check-ins of the member, newest first. */
export function useCheckIns(memberId: string) {
  const { http } = useHost();
  useFreshCheckIns(memberId);
  return useQuery({
    queryKey: keyOf(memberId),
    queryFn: () => http.get(`/api/check-ins/user/${memberId}`, checkInList),
  });
}

/** Asks for the check-ins again once one was recorded: fetched data does not go stale by itself. */
export function useFreshCheckIns(memberId: string): void {
  const { events } = useHost();
  const queries = useQueryClient();
  useEffect(
    () =>
      events.on("check-in.recorded", () => {
        void queries.invalidateQueries({ queryKey: keyOf(memberId) });
      }),
    [events, queries, memberId],
  );
}
