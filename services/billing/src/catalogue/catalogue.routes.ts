import type { Plans } from "@reclaim/contracts-billing/billing";
import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import { CATALOGUE } from "./catalogue.model.ts";

export function catalogueRoutes({ settings }: Pick<ServiceDeps, "settings">): Hono<ServiceEnv> {
  const answer: Plans = { ...CATALOGUE, trialDays: settings.trialDays };
  return new Hono<ServiceEnv>().get("/api/plans", (c) => c.json(answer));
}
