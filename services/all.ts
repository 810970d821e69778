import type { AnyServiceDefinition } from "@reclaim/platform/service";
import { billing } from "@reclaim/service-billing";
import { community } from "@reclaim/service-community";
import { identity } from "@reclaim/service-identity";
import { insights } from "@reclaim/service-insights";
import { members } from "@reclaim/service-members";
import { releases } from "@reclaim/service-releases";

/** Every service, for those who run or test them together. */
export const SERVICES: AnyServiceDefinition[] = [
  identity,
  members,
  community,
  insights,
  billing,
  releases,
];
