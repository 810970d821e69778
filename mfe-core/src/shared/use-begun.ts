import type { Member } from "@reclaim/contracts/members";
import { moduleProgressList } from "@reclaim/contracts/module-progress";
import { useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import { type Begun, begunFrom } from "./module-status.model.ts";

/**
 * The modules that a member has begun. Until the server tells, and when it cannot, what his
 * percentages tell: they know all but a module that was only just begun.
 */
export function useBegun({ id, progress }: Member): readonly Begun[] {
  const { http } = useHost();
  const { data } = useQuery({
    queryKey: ["module-progress", id],
    queryFn: () => http.get("/api/module-progress", moduleProgressList),
    // Modules are begun and completed on other pages.
    refetchOnMount: "always",
  });
  return data ?? begunFrom(progress);
}
