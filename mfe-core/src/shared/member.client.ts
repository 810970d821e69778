import {
  type Member,
  member,
  type NotificationPreferences,
} from "@reclaim/contracts-members/members";
import type { Http } from "@reclaim/host-api";

/** Fields of PATCH /api/me that this remote changes. */
interface MemberChange {
  timeZone?: string;
  notificationPreferences?: NotificationPreferences;
}

/** Changes the member; resolves to the whole member. */
export const updateMember = (http: Http, change: MemberChange): Promise<Member> =>
  http.send("PATCH", "/api/me", change, member);
