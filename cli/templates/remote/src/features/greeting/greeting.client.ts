import { checkInList } from "@reclaim/contracts-members/check-ins";
import { useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";

/** The member's check-ins, newest first. */
export function useCheckIns(memberId: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: ["greeting", "check-ins", memberId],
    queryFn: () => http.get(`/api/check-ins/user/${memberId}`, checkInList),
    // Another page may have recorded one since.
    staleTime: 0,
  });
}
