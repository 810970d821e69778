import type { ServiceDeps, ServiceSecrets } from "@reclaim/platform/service";

/** The secrets that this service names in its definition. */
export type ReleasesSecret = "releaseSigningKey" | "visitTicketKey" | "operatorKey";
/** What this service gets of its process. */
export type ReleasesDeps = ServiceDeps & Pick<ServiceSecrets, ReleasesSecret>;
