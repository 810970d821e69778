import { type Activity, activity } from "@reclaim/contracts-community/community";
import type { Http } from "@reclaim/host-api";

/** Activity on the member's posts and comments since the cursor of an earlier answer. */
export const getActivity = (http: Http, since: string | undefined): Promise<Activity> =>
  http.get(`/api/forum/activity${since ? `?since=${since}` : ""}`, activity);
