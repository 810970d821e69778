import type { ServiceDeps, ServiceSecrets } from "@reclaim/platform/service";

/** The secrets that this service names in its definition. */
export type InsightsSecret = "insightsMasterKeys" | "modelAccess";
/** What this service gets of its process. */
export type InsightsDeps = ServiceDeps & Pick<ServiceSecrets, InsightsSecret>;
