import type { ServiceDeps, ServiceSecrets } from "@reclaim/platform/service";

/** The secrets that this service names in its definition. */
export type MembersSecret =
  | "contentHashKey"
  | "journalMasterKeys"
  | "vapidKey"
  | "getCommunitySubject";
/** What this service gets of its process. */
export type MembersDeps = ServiceDeps & Pick<ServiceSecrets, MembersSecret>;
