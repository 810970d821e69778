import { checkInList } from "@reclaim/contracts-members/check-ins";
import type { Http } from "@reclaim/host-api";

/** POST goes through the outbox. */
export const CHECK_INS_PATH = "/api/check-ins";

/** All check-ins of the member, newest first. */
export const checkInsQuery = (http: Http, memberId: string) => ({
  queryKey: ["check-ins", memberId],
  queryFn: async () => {
    try {
      return await http.get(`${CHECK_INS_PATH}/user/${memberId}`, checkInList);
    } catch (error) {
      console.error("Fetching check-ins failed:", error);
      throw error;
    }
  },
});
