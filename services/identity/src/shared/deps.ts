import type { ServiceDeps, ServiceSecrets } from "@reclaim/platform/service";

/** The secrets that this service names in its definition. */
export type IdentitySecret = "sessionKey" | "getCommunitySubject";
/** What this service gets of its process. */
export type IdentityDeps = ServiceDeps & Pick<ServiceSecrets, IdentitySecret>;
