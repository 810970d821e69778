import { billingOperations } from "@reclaim/contracts-billing/operations";
import type { Operations } from "@reclaim/contracts-common/operations";
import type { ServiceName } from "@reclaim/contracts-common/services";
import { communityOperations } from "@reclaim/contracts-community/operations";
import { identityOperations } from "@reclaim/contracts-identity/operations";
import { insightsOperations } from "@reclaim/contracts-insights/operations";
import { membersOperations } from "@reclaim/contracts-members/operations";
import { releasesOperations } from "@reclaim/contracts-releases/operations";

/** All operations of the API: a service adds one in its contract, and nothing changes here. */
export const OPERATIONS = {
  identity: identityOperations,
  members: membersOperations,
  community: communityOperations,
  insights: insightsOperations,
  billing: billingOperations,
  releases: releasesOperations,
} satisfies Record<ServiceName, Operations>;
