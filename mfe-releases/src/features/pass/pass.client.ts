import { type OfferedPass, offeredPass } from "@reclaim/contracts-releases/release-desk";
import { type Http, useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";

/** What the invitation with this code offers. */
export function usePassPreview(code: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: ["releases", "pass", code],
    queryFn: () => http.send("POST", "/api/releases/passes/preview", { code }, offeredPass),
    // A code that is taken cannot be looked at again.
    staleTime: Infinity,
  });
}

/** Takes the invitation with this code. */
export const acceptPass = (http: Http, code: string): Promise<OfferedPass> =>
  http.send("POST", "/api/releases/passes/accept", { code }, offeredPass);
